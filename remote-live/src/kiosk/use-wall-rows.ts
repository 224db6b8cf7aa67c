import { type RefObject, useEffect, useState } from 'react';

export interface WallRows {
  /** Pixels of a row. */
  readonly height: number;
  /** How many make a page. */
  readonly perPage: number;
  /** Pixels that the pages of so many outages need, the last one filled up. */
  readonly lengthOf: (count: number) => number;
}

/** As many whole rows as there is room for, so that none is cut in half at the bottom of a wall. */
export function wallRows(room: number, leastHeight: number): WallRows {
  const perPage = Math.max(1, Math.floor(room / leastHeight));
  const height = Math.max(leastHeight, Math.floor(room / perPage));
  const rest = Math.max(0, room - perPage * height);
  return { height, perPage, lengthOf: (count) => Math.max(1, Math.ceil(count / perPage)) * perPage * height + rest };
}

/** The rows of the list on a wall; null anywhere else, and until its room is known. */
export function useWallRows(scroller: RefObject<HTMLElement | null>, isKiosk: boolean, leastHeight: number): WallRows | null {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const list = scroller.current;
    if (!isKiosk || list === null) return;
    const observer = new ResizeObserver(() => setRoom(list.clientHeight));
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller, isKiosk]);
  return isKiosk && room > 0 ? wallRows(room, leastHeight) : null;
}
