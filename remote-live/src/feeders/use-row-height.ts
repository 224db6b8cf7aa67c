import { useSyncExternalStore } from 'react';

const heights = { desk: 62, smallWall: 72, wall: 88 } as const;
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
    if (!isKiosk) return heights.desk;
    if (window.innerWidth <= smallWidth) return heights.smallWall;
    return Math.round(heights.wall * Math.min(mostGrowth, Math.max(1, window.innerWidth / wallWidth)));
  });
}
