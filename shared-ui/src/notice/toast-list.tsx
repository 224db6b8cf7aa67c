import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/use-texts';
import { noticeStore } from './notice-store';
import { noticeTexts } from './notice-texts';
import { ToastItem } from './toast-item';
import styles from './toast-list.module.css';

/** The stack of toasts. A popover, so that it lies above an open dialog. */
export function ToastList(): ReactNode {
  const toasts = useStore(noticeStore, (notices) => notices.toasts);
  const element = useRef<HTMLDivElement>(null);
  const t = useTexts(noticeTexts);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const list = element.current;
    if (newest === undefined || list === null || !('showPopover' in list)) return;
    // Shown anew, the list rises above a dialog that was opened meanwhile.
    if (list.matches(':popover-open')) list.hidePopover();
    list.showPopover();
  }, [newest]);

  return (
    <div ref={element} popover="manual" className={styles.list} role="region" aria-label={t('notices')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
