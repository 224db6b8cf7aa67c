import type { ReactNode } from 'react';
import { shutdownTakers, yesNo } from 'shared-contracts/constant/fault-detail';
import { faultTypeLabels } from 'shared-contracts/constant/fault-type';
import { offeredShutdownTypes } from 'shared-contracts/rule/shutdown-detail';
import { useTexts } from 'shared-ui/language';
import { InputField, SelectField } from 'shared-ui/form';
import styles from '../form/form-part.module.css';
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

  const text = (field: ShutdownTextField, kind: 'digits' | 'tel' | 'text') => (
    <InputField
      name={field}
      label={t(field)}
      value={values[field]}
      error={errorOf(field)}
      maxLength={kind === 'text' ? 100 : 20}
      {...(kind === 'tel' ? { type: 'tel' } : kind === 'digits' ? { inputMode: 'numeric' } : {})}
      onText={(text) => change({ type: 'textChanged', field, text })}
    />
  );

  return (
    <>
      <SelectField
        name="faultType"
        label={t('outageType')}
        value={String(values.faultType ?? '')}
        error={errorOf('faultType')}
        placeholder={t('select')}
        choices={types.map((code) => ({ value: String(code), label: faultTypeLabels[code] }))}
        onText={(value) => change({ type: 'outageTypeChanged', faultType: types.find((code) => String(code) === value) ?? null })}
      />
      {shown.shutdownTakenBy && (
        <div className={styles.row}>
          <SelectField
            name="shutdownTakenBy"
            label={t('takenBy')}
            value={values.shutdownTakenBy ?? ''}
            error={errorOf('shutdownTakenBy')}
            placeholder={t('select')}
            choices={shutdownTakers}
            onText={(value) => change({ type: 'takenByChanged', shutdownTakenBy: shutdownTakers.find((taker) => taker === value) ?? null })}
          />
          {shown.discomEmpNo && text('discomEmpNo', 'digits')}
          {shown.getcoEmpNo && text('getcoEmpNo', 'digits')}
        </div>
      )}
      {shown.other && (
        <div className={styles.row}>
          {text('otherMobile', 'tel')}
          {text('otherName', 'text')}
        </div>
      )}
      {shown.lcTaken && (
        <SelectField
          name="lcTaken"
          label={t('lcTaken')}
          value={values.lcTaken ?? ''}
          placeholder={t('select')}
          choices={yesNo}
          onText={(value) => change({ type: 'lcTakenChanged', lcTaken: yesNo.find((answer) => answer === value) ?? null })}
        />
      )}
      {shown.lineClear && (
        <div className={styles.row}>
          {text('lcNo', 'digits')}
          {text('lcEmpNo', 'digits')}
        </div>
      )}
      {shown.reasonIds && values.faultType !== null && (
        <ReasonChoice
          faultType={values.faultType}
          selected={values.reasonIds}
          error={errorOf('reasonIds')}
          onToggle={(reason) => change({ type: 'reasonToggled', reason })}
        />
      )}
    </>
  );
}
