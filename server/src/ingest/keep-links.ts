// Which outage an interruption of a number belongs to, when its reports have changed.
import type { Interruption, Reading } from './interruptions';
import type { Turn } from './judge-reports';
import type { Link } from './known-number';

export const isCounted = ({ canceledBecause }: Interruption): boolean => canceledBecause === null;

/** The outages of the interruptions of a number now: by their beginnings, and, of those that moved, in order. */
export function linksNow({ before, after }: Turn): Map<number, Link> {
  const starts = after.reading.interruptions.map(({ open }) => open.startedAt);
  const links = new Map(starts.flatMap((start): [number, Link][] => {
    const link = before.links.get(start);
    return link ? [[start, link]] : [];
  }));
  const left = [...before.links].filter(([start]) => !links.has(start)).toSorted(([one], [other]) => one - other);
  for (const start of starts.filter((one) => !links.has(one))) {
    const next = left.shift();
    if (next) links.set(start, next[1]);
  }
  return links;
}

/** A canceled interruption lets go of an outage that others still report: it must neither end nor take it later. */
export function linksKept({ interruptions }: Reading, links: ReadonlyMap<number, Link>, taken: ReadonlySet<number>): Map<number, Link> {
  const canceled = new Set(interruptions.filter((one) => !isCounted(one)).map(({ open }) => open.startedAt));
  return new Map([...links].filter(([start, { outageId }]) => !(canceled.has(start) && taken.has(outageId))));
}
