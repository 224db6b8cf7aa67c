import type { ReactNode } from 'react';
import type { GridAColumnType } from 'shared-contracts/grid/outage-columns';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../grid-texts';
import styles from './filter-fields.module.css';
import { needsValue, type ValueSetting } from './filter-setting';
import { maxValueLength, operatorsOf } from './operator';

interface ValueFieldsProps {
  readonly type: GridAColumnType;
  readonly draft: ValueSetting;
  /** Id of the message about the value. */
  readonly describedBy: string | undefined;
  readonly onChange: (draft: ValueSetting) => void;
}

/** Operator and value. The operators carry the specification's names. */
export function ValueFields({ type, draft, describedBy, onChange }: ValueFieldsProps): ReactNode {
  const t = useTexts(gridTexts);
  return (
    <>
      <label className={styles.field}>
        {t('operator')}
        <select value={draft.operator} onChange={(event) => onChange({ ...draft, operator: event.target.value })}>
          {operatorsOf[type].map((operator) => (
            <option key={operator} value={operator}>
              {operator}
            </option>
          ))}
        </select>
      </label>
      {needsValue(draft.operator) && (
        <label className={styles.field}>
          {type === 'interval' ? t('minutes') : t('value')}
          <input
            data-autofocus
            type={type === 'text' ? 'text' : 'number'}
            {...(type === 'text' ? {} : { step: 'any' })}
            maxLength={maxValueLength}
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={describedBy === undefined ? undefined : true}
            value={draft.value}
            onChange={(event) => onChange({ ...draft, value: event.target.value })}
          />
        </label>
      )}
    </>
  );
}
