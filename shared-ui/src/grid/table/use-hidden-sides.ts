import { type RefObject, useEffect, useState } from 'react';

/** Marks the heading of the column that stays in sight. */
export const pinnedMark = 'data-pinned';

/**
 * Where more of a wide table is out of sight, for the style sheet: 'before' and 'after' are its edges,
 * 'pinned' the edge of the column that stays in sight.
 */
function hiddenSides(region: HTMLElement): string {
  const { scrollLeft, scrollWidth, clientWidth } = region;
  const pinned = region.querySelector(`[${pinnedMark}]`);
  // A pinned column in the middle of the table scrolls along until it reaches the edge.
  const isStuck = pinned !== null && pinned.getBoundingClientRect().left - region.getBoundingClientRect().left < 1;
  const before = scrollLeft < 1 ? [] : [isStuck ? 'pinned' : 'before'];
  const after = scrollWidth - clientWidth - scrollLeft > 1 ? ['after'] : [];
  return [...before, ...after].join(' ');
}

/** Follows what of `region` is out of sight while it scrolls and changes its size. */
export function useHiddenSides(region: RefObject<HTMLElement | null>): string {
  const [sides, setSides] = useState('');
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const look = () => setSides(hiddenSides(element));
    look();
    element.addEventListener('scroll', look, { passive: true });
    // The table grows with its rows and columns, the region with the window.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer?.observe(watched);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [region]);
  return sides;
}
