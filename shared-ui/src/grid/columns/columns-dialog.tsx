import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import type { ListColumn } from '../state/list-column';
import { gridTexts } from '../text/grid-texts';
import styles from './columns-dialog.module.css';

interface ColumnsDialogProps {
  readonly columns: readonly ListColumn[];
  readonly visible: readonly string[];
  /** Receives the fields to show, in the grid's order. */
  readonly onApply: (visible: string[]) => void;
  readonly onClose: () => void;
}

/** Which columns to show; nothing changes before Apply. */
export function ColumnsDialog({ columns, visible, onApply, onClose }: ColumnsDialogProps): ReactNode {
  const t = useTexts(gridTexts);
  const formId = useId();
  const offered = columns.filter(({ canHide = true }) => canHide);
  const [chosen, setChosen] = useState<readonly string[]>(() => visible.filter((shown) => offered.some(({ field }) => field === shown)));
  const hasNone = chosen.length === 0;

  const submit = () => {
    const isShown = ({ field, canHide = true }: ListColumn) => (canHide ? chosen : visible).includes(field);
    if (!hasNone) onApply(columns.filter(isShown).map(({ field }) => field));
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
      <Form id={formId} onFinish={submit}>
        <Checkbox.Group
          className={styles.list ?? ''}
          aria-label={t('columnsTitle')}
          value={[...chosen]}
          options={offered.map(({ field, header }) => ({ value: field, label: header }))}
          onChange={setChosen}
        />
      </Form>
      <p role="alert" className={styles.message}>
        {hasNone && t('columnNeeded')}
      </p>
    </Dialog>
  );
}
