import useNotification from 'antd/es/notification/useNotification';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useTexts } from '../language/use-texts';
import { noticeStore, removeToast, type Toast } from './notice-store';
import { noticeTexts } from './notice-texts';
import { ToastText } from './toast-text';
import styles from './toast-list.module.css';

function Toasts({ region }: { readonly region: HTMLElement }): ReactNode {
  const toasts = useStore(noticeStore, (notices) => notices.toasts);
  const t = useTexts(noticeTexts);
  const [api, holder] = useNotification({ placement: 'bottomRight', stack: false, duration: false, getContainer: () => region });
  const shown = useRef(new Set<number>());

  useEffect(() => {
    const show = (toast: Toast): void =>
      api.open({
        key: toast.id,
        role: toast.kind === 'failure' ? 'alert' : 'status',
        title: <ToastText toast={toast} />,
        className: `${styles.toast} ${toast.kind === 'failure' ? styles.failure : styles.success}`,
        closable: { 'aria-label': t('dismiss') },
        onClose: () => removeToast(toast.id),
      });
    const current = new Set(toasts.map(({ id }) => id));
    for (const id of shown.current) if (!current.has(id)) api.destroy(id);
    for (const toast of toasts) if (!shown.current.has(toast.id)) show(toast);
    shown.current = current;
  }, [toasts, api, t]);

  return holder;
}

/** The stack of toasts, beside the page: an open dialog does not make it inert. */
export function ToastList(): ReactNode {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const t = useTexts(noticeTexts);
  return createPortal(
    <div ref={setRegion} data-above-dialogs role="region" aria-label={t('notices')}>
      {region !== null && <Toasts region={region} />}
    </div>,
    document.body,
  );
}
