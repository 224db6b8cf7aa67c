import { useSyncExternalStore } from 'react';

/** The width at which style sheets turn rows into cards. */
const phone = '(max-width: 575px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for one thing beside another no longer: rows are cards, and two months do not fit. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}
