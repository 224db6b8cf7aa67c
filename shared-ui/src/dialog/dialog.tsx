import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts';
import styles from './dialog.module.css';
import { dialogTexts } from './dialog-texts';
import { pageOf, useDialogFocus } from './use-dialog-focus';

export interface DialogProps {
  /** The heading, and so the accessible name. */
  readonly title: string;
  /** Called by Escape, by the cross in the corner, and by a click beside the dialog where that is allowed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The row of buttons at the bottom, always in sight. */
  readonly footer?: ReactNode;
  /** A coloured edge for messages. */
  readonly tone?: 'normal' | 'danger' | 'success';
  /** False where the footer already holds a button named Close. */
  readonly hasCross?: boolean;
  /** False where a stray click would lose what the user typed. */
  readonly closesOnVeil?: boolean;
  /** `form` is somewhat wider, and the whole screen on a phone. */
  readonly size?: 'message' | 'form';
}

/** The call that blocks the page lies above every dialog: Escape means it, and it does not close. */
const isBlocked = () => document.querySelector('dialog[open]') !== null;

/**
 * antd's modal. Mounted means open; unmount it to close it: the focus returns to where it was. Errors too
 * have the role `dialog`: a search for a dialog by name finds every one of them.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  tone = 'normal',
  hasCross = true,
  closesOnVeil = true,
  size = 'message',
}: DialogProps): ReactNode {
  const t = useTexts(dialogTexts);
  const content = useDialogFocus();

  return (
    <Modal
      open
      getContainer={pageOf}
      centered
      title={<h2 className={styles.title}>{title}</h2>}
      width={size === 'form' ? '34rem' : '30rem'}
      className={`${styles.place} ${styles[size] ?? ''}`}
      classNames={{
        wrapper: styles.wrapper ?? '',
        container: `${styles.dialog} ${styles[tone]}`,
        header: styles.header ?? '',
        body: styles.body ?? '',
        footer: styles.footer ?? '',
      }}
      onCancel={() => {
        if (!isBlocked()) onClose();
      }}
      footer={footer ?? null}
      closable={hasCross ? { 'aria-label': t('close') } : false}
      mask={{ closable: closesOnVeil, blur: false }}
      transitionName=""
      maskTransitionName=""
      focusable={{ focusTriggerAfterClose: false }}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </Modal>
  );
}
