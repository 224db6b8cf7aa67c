import { type RefObject, useEffect } from 'react';
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
  const length = rows === null ? 0 : rows.perPage * rows.height;
  const pages = rows === null ? 1 : countPages(count, rows);
  useEffect(() => {
    const list = scroller.current;
    if (list === null || pages === 1) return;
    let touchedAt = Number.NEGATIVE_INFINITY;
    const noteTouch = () => {
      touchedAt = performance.now();
    };
    const turn = () => {
      if (performance.now() - touchedAt < restMs) return;
      const next = Math.floor(list.scrollTop / length + 0.01) + 1;
      list.scrollTo({ top: next < pages ? next * length : 0, behavior: 'instant' });
    };
    for (const sign of signs) list.addEventListener(sign, noteTouch, { passive: true });
    const timer = setInterval(turn, pageMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) list.removeEventListener(sign, noteTouch);
    };
  }, [scroller, length, pages]);
}
