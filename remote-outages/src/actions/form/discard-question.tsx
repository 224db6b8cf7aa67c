import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { actionTexts } from './action-texts';
import styles from './action-dialog.module.css';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Stands in place of the popup's buttons until it is answered; then the focus goes back to the field it came from. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps): ReactNode {
  const t = useTexts(actionTexts);
  const questionId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);

  // A layout effect: what becomes inert has not lost the focus yet.
  useLayoutEffect(() => {
    const before = document.activeElement;
    keepButton.current?.focus();
    // After the form may be entered again.
    return () => queueMicrotask(() => before instanceof HTMLElement && before.focus());
  }, []);

  return (
    <div role="group" aria-labelledby={questionId} className={styles.question}>
      <p id={questionId}>{t('discardQuestion')}</p>
      <Button onClick={onDiscard}>{t('discard')}</Button>
      <Button ref={keepButton} look="primary" aria-describedby={questionId} onClick={onKeep}>
        {t('keepEditing')}
      </Button>
    </div>
  );
}
