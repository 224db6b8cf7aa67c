import { useSyncExternalStore } from 'react';

const heights = { desk: 62, phone: 88, smallWall: 84, wall: 106 } as const;
/** The widths of feeder-row.module.css and summary-page.module.css. */
const phoneWidth = 480;
const smallWidth = 1500;

/** The screen for which the wall's rows are made; the type of smaller and wider ones is another (summary-page.module.css). */
const wallWidth = 1920;
const mostGrowth = 2.5;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Pixels of a row of the list. */
export function useRowHeight(isKiosk: boolean): number {
  return useSyncExternalStore(onResize, () => {
    // The place of an outage is written on up to three lines there.
    if (window.innerWidth <= phoneWidth) return heights.phone;
    if (!isKiosk) return heights.desk;
    if (window.innerWidth <= smallWidth) return heights.smallWall;
    return Math.round(heights.wall * Math.min(mostGrowth, Math.max(1, window.innerWidth / wallWidth)));
  });
}
