import { type ReactNode, type SubmitEvent, useState } from 'react';
import { feederCategories } from 'shared-contracts/constant/category';
import { companies } from 'shared-contracts/constant/company';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { type ImportKind, importTables, officeTypes } from 'shared-contracts/import/import-kind';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { InputField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import styles from '../form/form-page.module.css';
import { fieldTexts, recordTexts } from '../text/master-texts';
import { useSaving } from './use-saving';

export type RecordValues = Readonly<Record<string, string>>;

interface RecordFormProps {
  readonly kind: ImportKind & ('feeders' | 'offices');
  readonly title: string;
  /** What is there; empty for a new record. */
  readonly values: RecordValues;
  /** The key of a record that is there stays what it is. */
  readonly isNew: boolean;
  /** Saves and gives the server's answer. */
  readonly save: (values: RecordValues) => Promise<Outcome>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** More buttons, for what else can be done to the record. */
  readonly children?: ReactNode;
}

type FieldName = keyof typeof fieldTexts.english;

const choices: Readonly<Record<string, readonly string[]>> = { category: feederCategories, company: companies, type: officeTypes };

const isFieldName = (name: string): name is FieldName => name in fieldTexts.english;

/** One record of the master data, with the columns of its file as fields. What was typed stays when a save is refused. */
export function RecordForm({ kind, title, values, isNew, save, onSaved, onCancel, children }: RecordFormProps): ReactNode {
  const t = useTexts(recordTexts);
  const label = useTexts(fieldTexts);
  const [draft, setDraft] = useState(values);
  const { failure, send } = useSaving();
  const { columns, key } = importTables[kind];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(() => save(draft), onSaved);
  };

  return (
    <form className={styles.form} noValidate aria-label={title} onSubmit={submit}>
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
      <fieldset className={styles.group}>
        {columns.map(({ name, isOptional }) => {
          if (!isFieldName(name)) return null;
          const common = {
            name,
            label: label(name),
            value: draft[name] ?? '',
            onText: (text: string) => setDraft({ ...draft, [name]: text }),
          };
          const options = choices[name];
          const isKept = !isNew && key.includes(name);
          if (options !== undefined)
            return <SelectField key={name} {...common} required placeholder={t('choose')} choices={options} disabled={isKept} />;
          return <InputField key={name} {...common} required={isOptional !== true} maxLength={200} readOnly={isKept} />;
        })}
      </fieldset>
      <div className={styles.buttons}>
        {children}
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" look="primary">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
