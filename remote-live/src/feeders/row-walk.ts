import type { KeyboardEvent } from 'react';

function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Arrow keys, Home and End walk from the row that has the focus. One listener of the list serves all its rows. */
export function rowWalk(count: number, focusRow: (index: number) => void) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
      const target = row === null ? null : targetOf(event.key, Number(row.dataset['index']), count);
      if (target === null) return;
      event.preventDefault();
      focusRow(target);
    },
  };
}
