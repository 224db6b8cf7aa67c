import { useSyncExternalStore } from 'react';

/** The width at which the grid's style sheets turn rows into cards. */
const phone = '(max-width: 575px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether rows are cards now, so that the headings are no place for buttons. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}
