import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../text/grid-texts';
import styles from './columns-dialog.module.css';

interface ColumnsDialogProps {
  readonly columns: readonly { readonly field: string; readonly header: string; readonly canHide?: boolean }[];
  readonly visible: readonly string[];
  /** Receives the fields to show, in the grid's order. */
  readonly onApply: (visible: string[]) => void;
  readonly onClose: () => void;
}

/** Which columns to show; nothing changes before Apply. */
export function ColumnsDialog({ columns, visible, onApply, onClose }: ColumnsDialogProps): ReactNode {
  const t = useTexts(gridTexts);
  const formId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(visible));

  const offered = columns.filter(({ canHide = true }) => canHide);
  const hasNone = !offered.some(({ field }) => chosen.has(field));

  const toggle = (field: string, isShown: boolean) => {
    const next = new Set(chosen);
    if (isShown) next.add(field);
    else next.delete(field);
    setChosen(next);
  };

  return (
    <Dialog
      title={t('columnsTitle')}
      onClose={onClose}
      footer={
        <Button look="primary" type="submit" form={formId} disabled={hasNone}>
          {t('apply')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.list}
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasNone) onApply(columns.filter(({ field }) => chosen.has(field)).map(({ field }) => field));
        }}
      >
        {offered.map(({ field, header }) => (
          <label key={field} className={styles.column}>
            <input type="checkbox" checked={chosen.has(field)} onChange={(event) => toggle(field, event.target.checked)} />
            {header}
          </label>
        ))}
      </form>
      <p role="alert" className={styles.message}>
        {hasNone && t('columnNeeded')}
      </p>
    </Dialog>
  );
}
