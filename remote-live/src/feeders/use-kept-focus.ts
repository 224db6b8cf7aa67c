import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-feed';

interface Focused {
  readonly sfmsId: string;
  readonly index: number;
}

/** When the row with the focus leaves the list, the one in its place gets it: a keyboard user must not start over. */
export function useKeptFocus(outages: readonly LiveOutage[], focusRow: (index: number) => void) {
  const focused = useRef<Focused | null>(null);
  const restore = useEffectEvent(() => {
    const lost = focused.current;
    if (lost === null || document.activeElement !== document.body || outages.length === 0) return;
    if (outages.some(({ sfmsId }) => sfmsId === lost.sfmsId)) return;
    focusRow(lost.index);
  });
  useEffect(() => restore(), [outages]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-index]');
      const sfmsId = row?.dataset['sfmsId'];
      focused.current = sfmsId === undefined ? null : { sfmsId, index: Number(row?.dataset['index']) };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // A removed element may blur as well; only a row that stays was left by its user.
      if (target.isConnected) focused.current = null;
    },
  };
}
