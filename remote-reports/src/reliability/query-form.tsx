import type { ReactNode } from 'react';
import { reliabilityGroups, reliabilityWeights } from 'shared-contracts/endpoint/report/get-reliability';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { DayField } from './day-field';
import type { ReportQuery } from './report-query';
import styles from './query-form.module.css';
import { reliabilityTexts } from './text';

interface QueryFormProps {
  readonly query: ReportQuery;
  readonly onChange: (query: ReportQuery) => void;
}

/** Period, grouping and what counts; every whole change is asked at once. */
export function QueryForm({ query, onChange }: QueryFormProps): ReactNode {
  const t = useTexts(reliabilityTexts);
  const change = (part: Partial<ReportQuery>) => onChange({ ...query, ...part });
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <DayField label={t('from')} value={query.from} onDay={(from) => change({ from })} />
      <DayField label={t('to')} value={query.to} onDay={(to) => change({ to })} />
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
