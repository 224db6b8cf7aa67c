import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';

function rowIdOf(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest<HTMLElement>('[data-sfms-id]')?.dataset['sfmsId']) || null;
}

/**
 * Which row has the focus, so that it is kept however far away events move it. When its outage ends,
 * the row in its place gets the focus: a keyboard user must not start over.
 */
export function useKeptFocus(outages: readonly LiveOutage[], focusRow: (index: number) => void) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focusedIndex = focusedId === null ? -1 : outages.findIndex(({ sfmsId }) => sfmsId === focusedId);
  const lastIndex = useRef(-1);
  const restore = useEffectEvent(() => {
    if (focusedIndex >= 0) lastIndex.current = focusedIndex;
    else if (focusedId !== null && outages.length > 0 && document.activeElement === document.body) focusRow(lastIndex.current);
  });
  useEffect(() => restore(), [outages, focusedIndex]);

  return {
    focusedIndex,
    watchers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocusedId(rowIdOf(target)),
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
        // A removed element may blur as well, and so does a window that is left; only a row that stays was left by its user.
        const isLeft = target.isConnected && document.activeElement !== target;
        if (isLeft && rowIdOf(relatedTarget) !== rowIdOf(target)) setFocusedId(null);
      },
    },
  };
}
