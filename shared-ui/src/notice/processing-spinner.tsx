// The page is blocked at once, so nothing is sent twice. The spinner appears only when the call takes longer than
// people notice. Most calls end before, and a flash of grey looks like a fault.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/use-texts';
import { noticeStore } from './notice-store';
import { noticeTexts } from './notice-texts';
import styles from './processing-spinner.module.css';

const quietMs = 150;

function BlockingDialog(): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  const t = useTexts(noticeTexts);

  // A layout effect: the browser gives the focus back only to a dialog closed while still in the page.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), quietMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <dialog
      ref={element}
      tabIndex={-1}
      closedby="none"
      className={`${styles.blocker} ${isVisible ? styles.visible : ''}`}
      aria-label={t('processing')}
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => {
        // A browser without `closedby` closes a dialog at the second Escape whatever the page says.
        if (noticeStore.getState().processing > 0 && event.currentTarget.isConnected) event.currentTarget.showModal();
      }}
    >
      <div role="status" className={styles.status}>
        {isVisible && (
          <>
            <span className={styles.wheel} aria-hidden="true" />
            {t('processing')}
          </>
        )}
      </div>
    </dialog>
  );
}

/** The blocking 'Processing...' spinner, while any call of `withProcessing` runs. */
export function ProcessingSpinner(): ReactNode {
  const isProcessing = useStore(noticeStore, ({ processing }) => processing > 0);
  return isProcessing ? <BlockingDialog /> : null;
}
