import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { noticeStore } from './notice-store';
import { PlainNotices } from './plain-notices';
import { ProcessingSpinner } from './processing-spinner';
import { loadNoticeView, noticeViewStore } from './notice-view-store';

const interactions = ['pointerdown', 'keydown'] as const;

/**
 * Where notices appear. The host mounts it once, beside the router. Their code comes with the first touch of the page,
 * before there can be anything to say. The sign-in page does not wait for it.
 */
export function NoticeOutlet(): ReactNode {
  const hasNotices = useStore(noticeStore, ({ toasts, messages, processing }) => toasts.length + messages.length + processing > 0);
  const { View, isMissing } = useStore(noticeViewStore);

  useEffect(() => {
    if (hasNotices) loadNoticeView();
  }, [hasNotices]);

  useEffect(() => {
    for (const name of interactions) window.addEventListener(name, loadNoticeView, { once: true, passive: true });
    return () => {
      for (const name of interactions) window.removeEventListener(name, loadNoticeView);
    };
  }, []);

  return (
    <>
      <ProcessingSpinner />
      {View !== null && <View />}
      {isMissing && <PlainNotices />}
    </>
  );
}
