import type { ReactNode } from 'react';
import { MessageDialog } from './message-dialog';
import { ProcessingSpinner } from './processing-spinner';
import { ToastList } from './toast-list';

/** Where notices appear. The host mounts it once, beside the router. */
export function NoticeOutlet(): ReactNode {
  return (
    <>
      <MessageDialog />
      <ProcessingSpinner />
      <ToastList />
    </>
  );
}
