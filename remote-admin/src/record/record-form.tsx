import { type ReactNode, type SubmitEvent, useMemo, useState } from 'react';
import type { OfficeHit } from 'shared-contracts/endpoint/master-data/search-offices';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { importTables, placeColumns } from 'shared-contracts/import/import-kind';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import styles from '../form/form-page.module.css';
import { DraftGuard, useDraft } from '../form/use-draft';
import { PlaceFields } from '../place/place-fields';
import { recordTexts } from '../text/master-texts';
import { RecordField, type RecordKind } from './record-field';
import { useSaving } from './use-saving';

export type RecordValues = Readonly<Record<string, string>>;

interface RecordFormProps {
  readonly kind: RecordKind;
  readonly title: string;
  /** What is there; empty for a new record. */
  readonly values: RecordValues;
  /** The key of a record that is there stays what it is, and what follows from it. */
  readonly isNew: boolean;
  /** Saves and gives the server's answer; `changes` are only the fields that were changed. */
  readonly save: (values: RecordValues, changes: RecordValues) => Promise<Outcome>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** More buttons, for what else can be done to the record. */
  readonly children?: ReactNode;
}

/** What the code of an office says: its level and its company. */
const saidByCode: readonly string[] = ['type', 'company'];

const isPlace = (name: string) => placeColumns.some((column) => column === name);

/** One record of the master data, with the columns of its file as fields. What was typed stays when a save is refused. */
export function RecordForm({ kind, title, values, isNew, save, onSaved, onCancel, children }: RecordFormProps): ReactNode {
  const t = useTexts(recordTexts);
  const { columns, key } = importTables[kind];
  const name = isNew ? 'new' : key.map((column) => values[column] ?? '').join('/');
  const draft = useDraft(`record-draft/${kind}`, name, values);
  const [substation, setSubstation] = useState<OfficeHit | null>(null);
  const { failure, errorOf, forget, formRef, send } = useSaving();
  const isKept = (column: string) => !isNew && (key.includes(column) || (kind === 'offices' && saidByCode.includes(column)));
  const shown = useMemo(() => columns.filter((column) => !isPlace(column.name)), [columns]);

  const change = (changed: RecordValues) => {
    draft.change(changed);
    forget(...Object.keys(changed));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(() => save(draft.values, draft.changes), onSaved);
  };

  return (
    <form ref={formRef} className={styles.form} noValidate aria-label={title} onSubmit={submit}>
      <DraftGuard draft={draft} />
      <fieldset className={styles.group}>
        {shown.map((column) => (
          <RecordField
            key={column.name}
            kind={kind}
            column={column}
            value={draft.values[column.name] ?? ''}
            isKept={isKept(column.name)}
            error={errorOf(column.name)}
            onText={(text) => change({ [column.name]: text })}
            onOffice={(field, office) => field === 'substation_code' && setSubstation(office)}
          />
        ))}
      </fieldset>
      {kind !== 'offices' && (
        <PlaceFields
          isOfSubstation={kind === 'substations'}
          values={draft.values}
          substation={substation}
          errorOf={errorOf}
          onPlace={change}
        />
      )}
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
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
