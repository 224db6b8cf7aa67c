import type { ReactNode } from 'react';
import { shutdownTakers } from 'shared-contracts/constant/fault-detail';
import { faultTypeLabels, faultTypes } from 'shared-contracts/constant/fault-type';
import { offeredShutdownTypes } from 'shared-contracts/rule/shutdown-detail';
import { InputField, SelectField } from 'shared-ui/form';
import { useTexts, wordChoices, wordOf } from 'shared-ui/language';
import styles from '../form/form-part.module.css';
import { YesNoField } from '../form/yes-no-field';
import { actionTexts } from '../form/action-texts';
import { ReasonChoice } from './reason-choice';
import { type ShutdownEvent, type ShutdownTextField, type ShutdownValues, visibleFields } from './shutdown-form';

interface ShutdownFieldsProps {
  readonly category: string;
  readonly values: ShutdownValues;
  readonly change: (event: ShutdownEvent) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** The fields of the ESD/PSD popup, as far as the choices so far ask for them. */
export function ShutdownFields({ category, values, change, errorOf }: ShutdownFieldsProps): ReactNode {
  const t = useTexts(actionTexts);
  const shown = visibleFields(values);
  const types = offeredShutdownTypes(category);

  const text = (field: ShutdownTextField, kind: 'digits' | 'tel' | 'text', required: boolean) => (
    <InputField
      name={field}
      label={t(field)}
      required={required}
      value={values[field]}
      error={errorOf(field)}
      maxLength={kind === 'text' ? 100 : 20}
      {...(kind === 'tel' ? { type: 'tel' } : kind === 'digits' ? { inputMode: 'numeric' } : {})}
      onText={(typed) => change({ type: 'textChanged', field, text: typed })}
    />
  );

  return (
    <>
      <SelectField
        name="faultType"
        label={t('outageType')}
        required
        value={String(values.faultType ?? '')}
        error={errorOf('faultType')}
        placeholder={t('select')}
        choices={types.map((code) => ({ value: String(code), label: wordOf(faultTypeLabels[code]) }))}
        onText={(value) => change({ type: 'outageTypeChanged', faultType: types.find((code) => String(code) === value) ?? null })}
      />
      {shown.shutdownTakenBy && (
        <div className={styles.row}>
          <SelectField
            name="shutdownTakenBy"
            label={t('takenBy')}
            required
            value={values.shutdownTakenBy ?? ''}
            error={errorOf('shutdownTakenBy')}
            placeholder={t('select')}
            choices={wordChoices(shutdownTakers)}
            onText={(value) => change({ type: 'takenByChanged', shutdownTakenBy: shutdownTakers.find((taker) => taker === value) ?? null })}
          />
          {shown.discomEmpNo && text('discomEmpNo', 'digits', true)}
          {shown.getcoEmpNo && text('getcoEmpNo', 'digits', false)}
        </div>
      )}
      {shown.other && (
        <div className={styles.row}>
          {text('otherName', 'text', true)}
          {text('otherMobile', 'tel', false)}
        </div>
      )}
      {shown.lcTaken && (
        <YesNoField
          name="lcTaken"
          label={t('lcTaken')}
          value={values.lcTaken}
          onChange={(lcTaken) => change({ type: 'lcTakenChanged', lcTaken })}
        />
      )}
      {shown.lineClear && (
        <div className={styles.row}>
          {text('lcNo', 'digits', true)}
          {text('lcEmpNo', 'digits', true)}
        </div>
      )}
      {shown.reasonIds && values.faultType !== null && (
        <ReasonChoice
          faultType={values.faultType}
          selected={values.reasonIds}
          required={values.faultType === faultTypes.plannedShutdown}
          error={errorOf('reasonIds')}
          onChange={(reasonIds) => change({ type: 'reasonsChanged', reasonIds })}
        />
      )}
    </>
  );
}
