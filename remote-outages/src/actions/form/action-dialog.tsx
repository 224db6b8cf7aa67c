import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'shared-ui/base';
import { Button, Dialog } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { actionTexts } from './action-texts';
import styles from './action-dialog.module.css';
import { DiscardQuestion } from './discard-question';

export interface ActionDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  /** The recorded values are still on their way. */
  readonly isLoading?: boolean;
  /** The user has typed something that is not saved. */
  readonly isChanged?: boolean;
  readonly isResumed?: boolean;
  /** What is recorded is not known: nothing can be typed or saved. */
  readonly isLocked?: boolean;
  /** A note above the fields; its buttons work while the fields are locked. */
  readonly notice?: ReactNode;
}

/**
 * The frame of every popup: a form in a dialog, a full sheet on a phone. A stray click beside it loses
 * nothing; Escape and the cross ask before they lose what was typed, Cancel says it already.
 */
export function ActionDialog({
  title,
  submitLabel,
  onSubmit,
  onCancel,
  children,
  formRef,
  isLoading = false,
  isChanged = false,
  isResumed = false,
  isLocked = false,
  notice,
}: ActionDialogProps): ReactNode {
  const formId = useId();
  const t = useTexts(actionTexts);
  const fields = useRef<HTMLFieldSetElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    // Fields that wait for their values cannot take the focus, so it goes there when they have come.
    if (isLoading) return;
    const first = isLocked ? notices.current?.querySelector('button') : fields.current?.querySelector<HTMLElement>('input');
    (first ?? submitButton.current)?.focus();
  }, [isLoading, isLocked]);

  return (
    <Dialog
      title={title}
      onClose={() => (isChanged ? setAsking(!isAsking) : onCancel())}
      size="form"
      closesOnVeil={false}
      footer={
        isAsking ? (
          <DiscardQuestion onDiscard={onCancel} onKeep={() => setAsking(false)} />
        ) : (
          <>
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button ref={submitButton} look="primary" type="submit" form={formId} disabled={isLoading || isLocked}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <form
        ref={formRef}
        id={formId}
        className={styles.form}
        noValidate
        inert={isAsking}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {isResumed && <p className={styles.resumed}>{t('resumed')}</p>}
        {notice && <div ref={notices}>{notice}</div>}
        <Form component={false} disabled={isLoading || isLocked}>
          <fieldset ref={fields} className={styles.plain} disabled={isLoading || isLocked} aria-busy={isLoading}>
            {children}
          </fieldset>
        </Form>
      </form>
    </Dialog>
  );
}
