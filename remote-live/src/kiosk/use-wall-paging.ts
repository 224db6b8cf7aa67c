import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { WallRows } from './use-wall-rows';

const pageMs = 12_000;

/** Somebody reads the list; a mouse or a focus left on it must not hold it for good. */
const restMs = 30_000;

const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** Which page of the list is shown, from 1. */
export function wallPage(scrollTop: number, { height, perPage }: WallRows): number {
  return Math.floor(scrollTop / (perPage * height) + 0.01) + 1;
}

export function countPages(count: number, { perPage }: WallRows): number {
  return Math.max(1, Math.ceil(count / perPage));
}

/** Nobody stands at a wall to scroll: a list that does not fit turns its pages by itself, not while somebody is at it. */
export function useWallPaging(scroller: RefObject<HTMLElement | null>, rows: WallRows | null, count: number): void {
  const isPaged = rows !== null && countPages(count, rows) > 1;
  // Numbers change all the time in a storm; the pages turn nevertheless.
  const turn = useEffectEvent((list: HTMLElement) => {
    if (rows === null) return;
    const page = wallPage(list.scrollTop, rows);
    list.scrollTo({ top: page < countPages(count, rows) ? page * rows.perPage * rows.height : 0, behavior: 'instant' });
  });
  useEffect(() => {
    const list = scroller.current;
    if (list === null || !isPaged) return;
    let touchedAt = Number.NEGATIVE_INFINITY;
    const noteTouch = () => {
      touchedAt = performance.now();
    };
    for (const sign of signs) list.addEventListener(sign, noteTouch, { passive: true });
    const timer = setInterval(() => {
      if (performance.now() - touchedAt >= restMs) turn(list);
    }, pageMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) list.removeEventListener(sign, noteTouch);
    };
  }, [scroller, isPaged]);
}
