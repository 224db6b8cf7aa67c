import { type RefObject, useEffect } from 'react';

const pageMs = 12_000;

/** A mouse that somebody left over the list must not hold it for good. */
const pointerRestMs = 30_000;

const pointerSigns = ['pointermove', 'pointerdown', 'wheel'] as const;

/** Where the next page begins: whole rows, and the top again after the end. */
function nextPage({ scrollTop, clientHeight, scrollHeight }: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>, rowHeight: number): number {
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  const rows = Math.max(1, Math.floor(clientHeight / rowHeight));
  return isAtEnd ? 0 : (Math.floor(scrollTop / rowHeight) + rows) * rowHeight;
}

/**
 * Nobody stands at a wall to scroll: a list that does not fit turns its pages by itself, not while it
 * has the focus or the pointer has just moved over it.
 */
export function useWallPaging(scroller: RefObject<HTMLElement | null>, isKiosk: boolean, rowHeight: number): void {
  useEffect(() => {
    const list = scroller.current;
    if (!isKiosk || list === null) return;
    let pointedAt = Number.NEGATIVE_INFINITY;
    const notePointer = () => {
      pointedAt = performance.now();
    };
    const turn = () => {
      if (list.scrollHeight <= list.clientHeight) return;
      if (list.contains(document.activeElement) || performance.now() - pointedAt < pointerRestMs) return;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      list.scrollTo({ top: nextPage(list, rowHeight), behavior: isCalm ? 'instant' : 'smooth' });
    };
    for (const sign of pointerSigns) list.addEventListener(sign, notePointer, { passive: true });
    const timer = setInterval(turn, pageMs);
    return () => {
      clearInterval(timer);
      for (const sign of pointerSigns) list.removeEventListener(sign, notePointer);
    };
  }, [scroller, isKiosk, rowHeight]);
}
