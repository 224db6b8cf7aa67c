import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../control/button';
import { Dialog } from '../dialog/dialog';
import { useTexts } from '../language/use-texts';
import { closeMessage, noticeStore } from './notice-store';
import { noticeTexts } from './notice-texts';

/** The first waiting message; the next one follows when it is closed. */
export function MessageDialog(): ReactNode {
  const message = useStore(noticeStore, ({ messages }) => messages[0]);
  const t = useTexts(noticeTexts);
  if (message === undefined) return null;
  const close = () => closeMessage(message);
  return (
    <Dialog
      key={message.id}
      tone={message.kind === 'error' ? 'danger' : 'normal'}
      title={message.title}
      onClose={close}
      hasCross={false}
      footer={
        <Button look="primary" onClick={close} data-autofocus>
          {t('close')}
        </Button>
      }
    >
      <p>{message.text}</p>
    </Dialog>
  );
}
