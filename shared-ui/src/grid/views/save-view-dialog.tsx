import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { type ReactNode, useId, useState } from 'react';
import { viewLimits, viewNameKey } from 'shared-contracts/entity/saved-view';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import { viewTexts } from '../text/view-texts';
import styles from './views.module.css';

interface SaveViewDialogProps {
  /** Of the views that the list has. */
  readonly names: readonly string[];
  /** Resolves with the reason when it could not be saved. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the name of a view; one that is taken is replaced, and the button says so. */
export function SaveViewDialog({ names, onSave, onClose }: SaveViewDialogProps): ReactNode {
  const t = useTexts(viewTexts);
  const formId = useId();
  const nameId = useId();
  const noteId = useId();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const replaces = names.some((taken) => viewNameKey(taken) === viewNameKey(name));

  const submit = async () => {
    const failed = name.trim() === '' ? t('nameMissing') : await onSave(name.trim());
    if (failed === null) onClose();
    else setFailure(failed);
  };

  return (
    <Dialog
      title={t('saveTitle')}
      onClose={onClose}
      closesOnVeil={false}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t(replaces ? 'replaceButton' : 'saveButton')}
          </Button>
        </>
      }
    >
      <Form id={formId} layout="vertical" onFinish={() => void submit()}>
        <p className={styles.hint}>{t('saveHint')}</p>
        <Form.Item label={t('name')} htmlFor={nameId} {...(failure === null ? {} : { validateStatus: 'error' })}>
          <Input
            id={nameId}
            data-autofocus
            autoComplete="off"
            maxLength={viewLimits.nameLength}
            value={name}
            aria-invalid={failure !== null}
            aria-describedby={noteId}
            onChange={(event) => {
              setName(event.target.value);
              setFailure(null);
            }}
          />
        </Form.Item>
        <p id={noteId} role={failure === null ? 'status' : 'alert'} className={failure === null ? styles.hint : styles.failure}>
          {failure ?? (replaces ? t('replaces') : '')}
        </p>
      </Form>
    </Dialog>
  );
}
