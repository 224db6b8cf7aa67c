import { limits } from 'shared-contracts/constant/limit';
import { type ReactNode, useRef } from 'react';
import { removeToast, type Toast } from './notice-store';
import { usePausableTimer } from './use-pausable-timer';
import { useIsTouched } from './use-is-touched';

/** What a toast says. Its time stands still while the pointer or the focus is on the toast (WCAG 2.2.1). */
export function ToastText({ toast }: { readonly toast: Toast }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isFailure = toast.kind === 'failure';
  const isTouched = useIsTouched(element, '.ant-notification-notice');
  usePausableTimer(isFailure ? limits.errorToastMs : limits.successToastMs, isTouched, () => removeToast(toast.id));
  return (
    <div ref={element}>
      {toast.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
