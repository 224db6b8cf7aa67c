import { type ReactNode, useId } from 'react';
import { reliabilityGroups, reliabilityWeights } from 'shared-contracts/endpoint/report/get-reliability';
import { useTexts } from 'shared-ui/language';
import type { ReportQuery } from './report-query';
import styles from './query-form.module.css';
import { reliabilityTexts } from './text';

interface QueryFormProps {
  readonly query: ReportQuery;
  readonly onChange: (query: ReportQuery) => void;
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** Period, grouping and what counts; every change is asked at once. */
export function QueryForm({ query, onChange }: QueryFormProps): ReactNode {
  const t = useTexts(reliabilityTexts);
  const change = (part: Partial<ReportQuery>) => onChange({ ...query, ...part });
  const day = (name: 'from' | 'to') => (
    <Field label={t(name)}>
      {/* An emptied field keeps the day before: there is no report without a period. */}
      {(id) => <input id={id} type="date" required value={query[name]} onChange={({ target }) => target.value !== '' && change({ [name]: target.value })} />}
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {day('from')}
      {day('to')}
      <Field label={t('groupBy')}>
        {(id) => (
          <select id={id} value={query.groupBy} onChange={({ target }) => change({ groupBy: reliabilityGroups.find((group) => group === target.value) ?? query.groupBy })}>
            {reliabilityGroups.map((group) => (
              <option key={group} value={group}>
                {t(group)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('weight')}>
        {(id) => (
          <select id={id} value={query.weight} onChange={({ target }) => change({ weight: reliabilityWeights.find((weight) => weight === target.value) ?? query.weight })}>
            {reliabilityWeights.map((weight) => (
              <option key={weight} value={weight}>
                {t(weight)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" checked={query.excludePlanned} onChange={({ target }) => change({ excludePlanned: target.checked })} />
        {t('excludePlanned')}
      </label>
    </form>
  );
}
