import { type ReactNode, useId } from 'react';
import { faultCurrentLines, phases, relayFlags, yesNo } from 'shared-contracts/constant/fault-detail';
import { limits } from 'shared-contracts/constant/limit';
import { useTexts } from 'shared-ui/language';
import { InputField, SelectField } from 'shared-ui/form';
import styles from '../form/form-part.module.css';
import { actionTexts } from '../form/action-texts';
import type { ProtectionEvent, ProtectionValues } from './protection-form';

interface ProtectionFieldsProps {
  readonly values: ProtectionValues;
  readonly change: (event: ProtectionEvent) => void;
  readonly errorOf: (field: string) => string | undefined;
}

const choices = [
  { field: 'relayFlag', options: relayFlags },
  { field: 'brokenConductor', options: yesNo },
  { field: 'phase', options: phases },
] as const;

/** Name of the five number inputs: an error about currents belongs to all of them. */
export const currentsField = 'currents';

/** Relay flag, broken conductor, phase and fault currents. */
export function ProtectionFields({ values, change, errorOf }: ProtectionFieldsProps): ReactNode {
  const t = useTexts(actionTexts);
  const errorId = useId();
  const currentsError = errorOf(currentsField);
  return (
    <>
      {choices.map(({ field, options }) => (
        <SelectField
          key={field}
          name={field}
          label={t(field)}
          value={values[field]}
          error={errorOf(field)}
          placeholder={t('select')}
          choices={options}
          onText={(value) => change({ type: 'choiceChanged', field, value })}
        />
      ))}
      <fieldset className={styles.group} {...(currentsError === undefined ? {} : { 'aria-describedby': errorId })}>
        <legend className={styles.legend}>{t('faultCurrent')}</legend>
        <div className={styles.currents}>
          {faultCurrentLines.map((line) => (
            <InputField
              key={line}
              type="number"
              inputMode="decimal"
              min={0}
              max={limits.maxFaultCurrentKa}
              step={0.1}
              name={currentsField}
              label={line}
              value={values.currents[line]}
              onText={(value) => change({ type: 'currentChanged', line, value })}
            />
          ))}
        </div>
        {currentsError !== undefined && (
          <p id={errorId} className={styles.error}>
            {currentsError}
          </p>
        )}
      </fieldset>
    </>
  );
}
