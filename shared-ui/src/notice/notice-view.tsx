import type { ReactNode } from 'react';
import { MessageDialog } from './message-dialog';
import { ToastList } from './toast-list';

/** Dialogs with a message, and toasts. */
export function NoticeView(): ReactNode {
  return (
    <>
      <MessageDialog />
      <ToastList />
    </>
  );
}
