import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import type { ReactNode } from 'react';
import { NothingFound } from '../../control/nothing-found';
import { useTexts } from '../../language/use-texts';
import { type GridOption, maxValueLength, type ValueKind, type ValueSetting } from '../state/filter-setting';
import { gridTexts } from '../text/grid-texts';
import styles from './filter-dialog.module.css';

interface ValueFieldProps {
  readonly id: string;
  readonly kind: ValueKind;
  readonly label: string;
  readonly options: readonly GridOption[];
  readonly draft: ValueSetting;
  /** Id of the message about the value. */
  readonly describedBy: string | undefined;
  readonly onChange: (draft: ValueSetting) => void;
}

/** Whether a fixed value is what somebody looks for, by its label or by what that stands for. */
function isFound(typed: string, { label, meaning = '' }: GridOption): boolean {
  return `${label} ${meaning}`.toLowerCase().includes(typed.trim().toLowerCase());
}

function optionContent({ label, meaning }: GridOption): ReactNode {
  return (
    <span className={styles.option}>
      {label}
      {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
    </span>
  );
}

/**
 * One value: a text, a number, or one of the fixed values of the column. Numbers are typed as a text: a
 * number field would drop what it cannot read, or take "1,5" for 15.
 */
export function ValueField({ id, kind, label, options, draft, describedBy, onChange }: ValueFieldProps): ReactNode {
  const t = useTexts(gridTexts);
  const change = (value: string) => onChange({ ...draft, value });
  const isFaulty = describedBy !== undefined;
  const described = { 'aria-describedby': describedBy, 'aria-invalid': isFaulty || undefined };
  return (
    <Form.Item label={label} htmlFor={id} {...(isFaulty ? { validateStatus: 'error' } : {})}>
      {kind === 'option' ? (
        <Select
          id={id}
          value={draft.value === '' ? null : draft.value}
          placeholder={t('select')}
          options={[...options]}
          showSearch={{ filterOption: (typed, option) => option !== undefined && isFound(typed, option) }}
          optionRender={({ data }) => optionContent(data)}
          notFoundContent={<NothingFound selectId={id} text={t('noOption')} />}
          onChange={change}
        />
      ) : (
        <Input
          id={id}
          {...described}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          maxLength={maxValueLength}
          autoComplete="off"
          value={draft.value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Form.Item>
  );
}
