import { type ReactNode, useId } from 'react';
import { phases, relayFlags } from 'shared-contracts/constant/fault-detail';
import { InputField, SelectField } from 'shared-ui/form';
import { useTexts, wordChoices } from 'shared-ui/language';
import styles from '../form/form-part.module.css';
import { YesNoField } from '../form/yes-no-field';
import { actionTexts } from '../form/action-texts';
import { currentNames, type ProtectionEvent, type ProtectionValues } from './protection-form';
import { stepped } from './stepped';

interface ProtectionFieldsProps {
  readonly values: ProtectionValues;
  readonly change: (event: ProtectionEvent) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** Relay flag, broken conductor, phase and fault currents. */
export function ProtectionFields({ values, change, errorOf }: ProtectionFieldsProps): ReactNode {
  const t = useTexts(actionTexts);
  const errorId = useId();
  const wrong = currentNames.find((name) => errorOf(name) !== undefined);
  const select = (field: 'relayFlag' | 'phase', options: readonly string[], required: boolean) => (
    <SelectField
      name={field}
      label={t(field)}
      required={required}
      value={values[field]}
      error={errorOf(field)}
      placeholder={t('select')}
      choices={wordChoices(options)}
      onText={(value) => change({ type: 'textChanged', field, value })}
    />
  );
  return (
    <>
      {select('relayFlag', relayFlags, true)}
      <div className={styles.row}>
        <YesNoField
          name="brokenConductor"
          label={t('brokenConductor')}
          required
          value={values.brokenConductor}
          error={errorOf('brokenConductor')}
          onChange={(answer) => change({ type: 'conductorChanged', answer })}
        />
        {select('phase', phases, false)}
      </div>
      <fieldset className={styles.group} {...(wrong === undefined ? {} : { 'aria-describedby': errorId })}>
        <legend className={styles.legend}>{t('faultCurrent')}</legend>
        <div className={styles.currents}>
          {currentNames.map((field) => (
            // A text, not a number input: that one turns a decimal comma into another number, or into nothing.
            <InputField
              key={field}
              name={field}
              label={t(field)}
              role="spinbutton"
              inputMode="decimal"
              maxLength={10}
              value={values[field]}
              isInvalid={errorOf(field) !== undefined}
              onText={(value) => change({ type: 'textChanged', field, value })}
              onKeyDown={(event) => {
                const value = stepped(values[field], event.key);
                if (value === null) return;
                event.preventDefault();
                change({ type: 'textChanged', field, value });
              }}
            />
          ))}
        </div>
        {wrong !== undefined && (
          <p id={errorId} className={styles.error}>
            {errorOf(wrong)}
          </p>
        )}
      </fieldset>
    </>
  );
}
