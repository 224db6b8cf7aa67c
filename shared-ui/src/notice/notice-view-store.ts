import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

interface NoticeViewState {
  /** Null until it has been loaded. */
  readonly View: ComponentType | null;
  /** The last try to load it failed: the server is away. */
  readonly isMissing: boolean;
}

export const noticeViewStore = createStore<NoticeViewState>(() => ({ View: null, isMissing: false }));

let loading = false;

/** Loads what shows notices, once; after a failure the next call tries again. */
export function loadNoticeView(): void {
  if (loading || noticeViewStore.getState().View !== null) return;
  loading = true;
  import('./notice-view').then(
    ({ NoticeView }) => noticeViewStore.setState({ View: NoticeView, isMissing: false }),
    () => {
      loading = false;
      noticeViewStore.setState({ isMissing: true });
    },
  );
}
