import { useSyncExternalStore } from 'react';

const heights = { desk: 62, wall: 88 } as const;

/** The screen for which the wall's rows are made; the type of wider ones grows with them (summary-page.module.css). */
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
    return Math.round(heights.wall * Math.min(mostGrowth, Math.max(1, window.innerWidth / wallWidth)));
  });
}
