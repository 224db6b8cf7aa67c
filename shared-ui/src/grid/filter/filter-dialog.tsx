import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import { type FilterFace, type FilterSetting, isMomentKind, isRange, needsValue } from '../state/filter-setting';
import { gridTexts } from '../text/grid-texts';
import styles from './filter-dialog.module.css';
import { ValueField } from './value-field';

/** The pickers of days and times come when the first column asks for one. */
const MomentField = lazy(() => import('./moment-field').then((module) => ({ default: module.MomentField })));

interface FilterDialogProps {
  readonly header: string;
  readonly face: FilterFace;
  /** The filter in force, undefined when there is none. */
  readonly setting: FilterSetting | undefined;
  readonly onApply: (setting: FilterSetting) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The filter of one column: an operator in words, its value or both ends of a range. */
export function FilterDialog({ header, face, setting, onApply, onClear, onClose }: FilterDialogProps): ReactNode {
  const t = useTexts(gridTexts);
  const formId = useId();
  const operatorId = useId();
  const valueId = useId();
  const messageId = useId();
  const [draft, setDraft] = useState(setting ?? face.empty);
  const [isUnreadable, setIsUnreadable] = useState(false);
  /** Whether the user is done with what they typed: left the field, or tried to apply it. */
  const [isTold, setIsTold] = useState(false);
  const kind = face.kindOf(draft.operator);
  const verdict = face.judge(draft);
  const unreadable = isUnreadable ? t(kind === 'time' ? 'timeRule' : 'dateRule') : null;
  const message = verdict.message ?? (isTold ? (unreadable ?? verdict.refusal ?? null) : null);
  const describedBy = message === null ? undefined : messageId;

  // A picker of days would open above the dialog that has just opened: there the operator comes first.
  const [firstId] = useState(isMomentKind(kind) || !needsValue(draft.operator) ? operatorId : valueId);
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId]);

  const change = (changed: FilterSetting, changedIsUnreadable = false) => {
    setDraft(changed);
    setIsUnreadable(changedIsUnreadable);
    setIsTold(false);
  };
  const submit = () => {
    if (isUnreadable || (verdict.refusal ?? null) !== null) setIsTold(true);
    else if (verdict.canApply) onApply(draft);
  };

  return (
    <Dialog
      title={t('filterTitle', { header })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClear}>{face.labels.clear}</Button>
          <Button look="primary" type="submit" form={formId} disabled={!verdict.canApply}>
            {face.labels.apply}
          </Button>
        </>
      }
    >
      <Form id={formId} layout="vertical" className={styles.fields} onFinish={submit}>
        <Form.Item label={t('operator')} htmlFor={operatorId}>
          <Select
            id={operatorId}
            value={draft.operator}
            options={[...face.operators]}
            onChange={(operator: string) => change(face.change(draft, operator))}
          />
        </Form.Item>
        {isMomentKind(kind) && needsValue(draft.operator) ? (
          <Suspense fallback={null}>
            <MomentField
              key={draft.operator === 'between' ? 'range' : 'value'}
              kind={kind}
              labels={face.labels}
              draft={draft}
              describedBy={describedBy}
              onChange={change}
              onLeave={() => setIsTold(true)}
            />
          </Suspense>
        ) : (
          !isRange(draft) &&
          needsValue(draft.operator) && (
            <ValueField
              id={valueId}
              kind={kind}
              label={face.labels.value}
              options={face.options}
              draft={draft}
              describedBy={describedBy}
              onChange={change}
            />
          )
        )}
        <p id={messageId} role="alert" className={styles.message}>
          {message}
        </p>
      </Form>
    </Dialog>
  );
}
