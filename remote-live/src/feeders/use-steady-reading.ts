import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';

/** How many rows the outages in sight have moved down (up: negative); 0 when none of them is left. */
function rowsMoved(before: readonly LiveOutage[], after: readonly LiveOutage[], first: number, last: number): number {
  for (let index = first; index < last; index += 1) {
    const sfmsId = before[index]?.sfmsId;
    const now = after.findIndex((outage) => outage.sfmsId === sfmsId);
    if (now >= 0) return now - index;
  }
  return 0;
}

/** What begins or ends above the rows in sight does not move them; at the very top the latest is shown. */
export function useSteadyReading(scroller: RefObject<HTMLElement | null>, outages: readonly LiveOutage[], rowHeight: number): void {
  const shown = useRef(outages);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = outages;
    const list = scroller.current;
    if (list === null || before === outages || list.scrollTop <= 0) return;
    const first = Math.floor(list.scrollTop / rowHeight);
    const rows = rowsMoved(before, outages, first, first + Math.ceil(list.clientHeight / rowHeight));
    if (rows !== 0) list.scrollBy({ top: rows * rowHeight, behavior: 'instant' });
  }, [scroller, outages, rowHeight]);
}
