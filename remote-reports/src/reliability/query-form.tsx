import type { ReactNode } from 'react';
import { reliabilityGroups, reliabilityWeights } from 'shared-contracts/endpoint/report/get-reliability';
import { InputField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import type { ReportQuery } from './report-query';
import styles from './query-form.module.css';
import { reliabilityTexts } from './text';

interface QueryFormProps {
  readonly query: ReportQuery;
  readonly onChange: (query: ReportQuery) => void;
}

/** Period, grouping and what counts; every change is asked at once. */
export function QueryForm({ query, onChange }: QueryFormProps): ReactNode {
  const t = useTexts(reliabilityTexts);
  const change = (part: Partial<ReportQuery>) => onChange({ ...query, ...part });
  // An emptied field keeps the day before: there is no report without a period.
  const day = (name: 'from' | 'to') => (
    <InputField type="date" required label={t(name)} value={query[name]} onText={(date) => date !== '' && change({ [name]: date })} />
  );
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {day('from')}
      {day('to')}
      <SelectField
        label={t('groupBy')}
        value={query.groupBy}
        choices={reliabilityGroups.map((group) => ({ value: group, label: t(group) }))}
        onText={(value) => change({ groupBy: reliabilityGroups.find((group) => group === value) ?? query.groupBy })}
      />
      <SelectField
        label={t('weight')}
        value={query.weight}
        choices={reliabilityWeights.map((weight) => ({ value: weight, label: t(weight) }))}
        onText={(value) => change({ weight: reliabilityWeights.find((weight) => weight === value) ?? query.weight })}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={query.excludePlanned} onChange={({ target }) => change({ excludePlanned: target.checked })} />
        {t('excludePlanned')}
      </label>
    </form>
  );
}
