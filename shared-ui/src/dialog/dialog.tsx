import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../control/icon-button';
import { useTexts } from '../language/use-texts';
import styles from './dialog.module.css';
import { dialogTexts } from './dialog-texts';

export interface DialogProps {
  /** The heading, and so the accessible name. */
  readonly title: string;
  /** Called by Escape, by the cross in the corner, and by a click beside the dialog where that is allowed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The row of buttons at the bottom. */
  readonly footer?: ReactNode;
  /** A coloured edge for messages. */
  readonly tone?: 'normal' | 'danger' | 'success';
  /** False where the footer already holds a button named Close. */
  readonly hasCross?: boolean;
  /** False where a stray click would lose what the user typed. */
  readonly closesOnVeil?: boolean;
}

/**
 * A modal on the platform's `<dialog>`: the page behind is inert, focus stays inside and returns to
 * where it was. Mounted means open; unmount it to close it. Errors too have the role `dialog`: whoever
 * looks for a dialog of a name finds every one of them.
 */
export function Dialog({ title, onClose, children, footer, tone = 'normal', hasCross = true, closesOnVeil = true }: DialogProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<HTMLElement | null>(null);
  const headingId = useId();
  const t = useTexts(dialogTexts);

  // A layout effect: the browser gives the focus back only to a dialog closed while still in the page.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog?.isConnected && !dialog.open) dialog.showModal();
    // The browser would focus the cross; `data-autofocus` marks what the user came for.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${styles[tone]}`}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // Escape in a nested dialog bubbles through React's tree; the owner decides what is mounted.
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
      onFocusCapture={(event) => {
        lastFocus.current = event.target;
      }}
      onClose={({ currentTarget: dialog }) => {
        // A second Escape in a row closes it whatever `cancel` says; what is still mounted is still open.
        if (dialog.open || !dialog.isConnected) return;
        const focused = lastFocus.current;
        dialog.showModal();
        focused?.focus();
      }}
      onPointerDown={(event) => {
        if (closesOnVeil && event.target === element.current) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {hasCross && <IconButton icon="close" label={t('close')} onClick={onClose} />}
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
