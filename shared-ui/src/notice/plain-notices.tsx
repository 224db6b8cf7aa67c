import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../control/button';
import { useTexts } from '../language/use-texts';
import { closeMessage, noticeStore, removeToast } from './notice-store';
import { noticeTexts } from './notice-texts';
import styles from './plain-notices.module.css';

/** What there is to say, while the server gives nothing that says it better. */
export function PlainNotices(): ReactNode {
  const { toasts, messages } = useStore(noticeStore);
  const t = useTexts(noticeTexts);
  if (toasts.length + messages.length === 0) return null;
  return (
    <div role="alert" className={styles.notices}>
      {toasts.flatMap(({ id, lines }) => lines.map((line) => <p key={`${id} ${line}`}>{line}</p>))}
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      <Button
        onClick={() => {
          for (const { id } of toasts) removeToast(id);
          for (const message of messages) closeMessage(message);
        }}
      >
        {t('dismiss')}
      </Button>
    </div>
  );
}
