import type { ReactNode } from 'react';
import type { SavedView } from 'shared-contracts/entity/saved-view';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import { viewTexts } from '../text/view-texts';

interface DeleteViewDialogProps {
  readonly view: SavedView;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a view is forgotten. */
export function DeleteViewDialog({ view, onDelete, onClose }: DeleteViewDialogProps): ReactNode {
  const t = useTexts(viewTexts);
  return (
    <Dialog
      title={t('deleteTitle')}
      tone="danger"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" danger onClick={onDelete}>
            {t('deleteButton')}
          </Button>
        </>
      }
    >
      <p>{t('deleteQuestion', { name: view.name })}</p>
    </Dialog>
  );
}
