// The order of the live list: the latest start first (`oTime` descending), then by id, so that it is total.
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';

function compare(left: LiveOutage, right: LiveOutage): number {
  if (left.oTime !== right.oTime) return right.oTime - left.oTime;
  if (left.sfmsId === right.sfmsId) return 0;
  return left.sfmsId < right.sfmsId ? -1 : 1;
}

export function sortByStart(outages: readonly LiveOutage[]): LiveOutage[] {
  return [...outages].sort(compare);
}

/** Where the outage stands in a sorted list, or where it would have to be put. */
export function startIndexOf(sorted: readonly LiveOutage[], outage: LiveOutage): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other !== undefined && compare(other, outage) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
