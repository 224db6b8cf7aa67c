import { type ReactNode, useReducer, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import {
  managers,
  monitorings,
  substationCategories,
  voltageClasses,
  voltageClassesWithSubdivision,
} from 'shared-contracts/constant/substation';
import type { SubstationForm } from 'shared-contracts/entity/substation';
import { Button } from 'shared-ui/control';
import { useTexts, wordChoices } from 'shared-ui/language';
import { useNavigate } from 'shared-ui/router';
import { DateField, draftKey, givingUp, InputField, readDraft, SelectField, UnsavedGuard } from 'shared-ui/form';
import styles from '../form/form-page.module.css';
import { ResumedNote } from '../form/resumed-note';
import { substationTexts, texts } from '../text/admin-texts';
import { DivisionField, SubdivisionField } from './office-search-fields';
import { emptyDraft, isFilled, reduceSubstation, type SubstationEvent, substationDraftSchema } from './substation-draft';
import { useCreateSubstation } from './use-create-substation';

type TextField = Exclude<keyof SubstationForm, 'isCoastal' | 'isTribal'>;

/** /substation/create */
export function AddSubstationPage(): ReactNode {
  const t = useTexts(substationTexts);
  const shared = useTexts(texts);
  const navigate = useNavigate();
  const [storageKey] = useState(() => draftKey('substation-draft', 'new'));
  const [resumed] = useState(() => readDraft(storageKey, substationDraftSchema));
  const [draft, dispatch] = useReducer(reduceSubstation, resumed ?? emptyDraft);
  const { form, division, subdivision } = draft;
  const isChanged = isFilled(draft);
  const { errorOf, forget, formRef, run } = useCreateSubstation({ form, onCreated: () => dispatch({ type: 'reset' }) });

  const change = <Name extends keyof SubstationForm>(name: Name, value: SubstationForm[Name]) => {
    dispatch({ type: 'changed', values: { [name]: value } });
    // The voltage class says whether a sub-division is needed.
    forget(...(name === 'voltageClass' ? [name, 'subdivisionCode'] : [name]));
  };
  const takeDivision = (event: SubstationEvent) => {
    dispatch(event);
    forget('eurjaCode');
  };
  const takeSubdivision = (event: SubstationEvent) => {
    dispatch(event);
    forget('subdivisionCode');
  };
  const text = <Name extends TextField>(name: Name) => ({
    name,
    required: true,
    error: errorOf(name),
    onText: (value: string) => change(name, value),
  });
  const flag = (name: 'isCoastal' | 'isTribal') => ({
    name,
    required: true,
    error: errorOf(name),
    value: form[name] === null ? '' : String(form[name]),
    onText: (value: string) => change(name, value === '' ? null : value === 'true'),
    placeholder: t('choose'),
    choices: [{ value: 'true', label: t('true') }, { value: 'false', label: t('false') }],
  });
  const needsSubdivision = voltageClassesWithSubdivision.some((voltage) => String(voltage) === form.voltageClass);
  const voltages = voltageClasses.map((voltage) => ({ value: String(voltage), label: String(voltage) }));

  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <UnsavedGuard storageKey={storageKey} isChanged={isChanged} draft={isChanged ? draft : null} />
      {resumed !== null && isChanged && <ResumedNote />}
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <fieldset className={styles.group}>
          <legend>{t('place')}</legend>
          <InputField label={t('name')} maxLength={200} value={form.name} {...text('name')} />
          <DivisionField value={division} onText={(typed) => takeDivision({ type: 'divisionTyped', text: typed })}
            onChoose={(hit) => takeDivision({ type: 'divisionChosen', hit })} />
          <InputField label={t('code')} hint={t('codeHint')} inputMode="numeric" maxLength={limits.eurjaCodeLength}
            value={form.eurjaCode} {...text('eurjaCode')} />
          <SelectField label={t('voltageClass')} placeholder={t('choose')} choices={voltages} value={form.voltageClass}
            {...text('voltageClass')} />
          <SubdivisionField
            value={subdivision}
            required={needsSubdivision}
            error={errorOf('subdivisionCode')}
            onText={(typed) => takeSubdivision({ type: 'subdivisionTyped', text: typed })}
            onChoose={(hit) => takeSubdivision({ type: 'subdivisionChosen', hit })}
          />
          <InputField label={t('subdivisionCode')} name="shownSubdivisionCode" value={form.subdivisionCode} readOnly />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('equipment')}</legend>
          <SelectField label={t('manageBy')} placeholder={t('choose')} choices={wordChoices(managers)} value={form.manageBy}
            {...text('manageBy')} />
          <SelectField label={t('monitoring')} placeholder={t('choose')} choices={wordChoices(monitorings)} value={form.monitoring}
            {...text('monitoring')} />
          <DateField label={t('chargingDate')} value={form.chargingDate} {...text('chargingDate')} />
          <SelectField label={t('coastal')} {...flag('isCoastal')} />
          <SelectField label={t('tribal')} {...flag('isTribal')} />
          <SelectField label={t('ssCategory')} placeholder={t('choose')} choices={wordChoices(substationCategories)} value={form.category}
            {...text('category')} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('contact')}</legend>
          <div className={styles.double}>
            <InputField label={t('email')} type="email" inputMode="email" maxLength={200} value={form.email}
              {...text('email')} />
          </div>
          <InputField label={t('mobile')} type="tel" inputMode="numeric" maxLength={limits.mobileDigits} value={form.mobile}
            {...text('mobile')} />
        </fieldset>
        <div className={styles.buttons}>
          <Button onClick={() => navigate('/substation', { state: givingUp })}>{shared('cancel')}</Button>
          <Button type="submit" look="primary">
            {shared('submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}
