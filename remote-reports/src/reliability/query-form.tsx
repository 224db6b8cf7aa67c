import { type ReactNode, useState } from 'react';
import { reliabilityGroups, reliabilityWeights } from 'shared-contracts/endpoint/reliability/get-reliability';
import { Checkbox } from 'shared-ui/choice';
import { PeriodField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { presetsAt } from './presets';
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
  // The address follows in its own time: what was just chosen is shown at once, and the next choice adds to it.
  const [draft, setDraft] = useState(query);
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    setDraft(query);
  }
  const [openedAt] = useState(() => Date.now());
  const presets = presetsAt(openedAt).map(({ name, ...days }) => ({ label: t(name), ...days }));
  const change = (part: Partial<ReportQuery>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(next);
  };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.period}>
        <PeriodField
          labels={{ from: t('from'), to: t('to') }}
          from={draft.from}
          to={draft.to}
          presets={presets}
          onPeriod={(from, to) => change({ from, to })}
        />
      </div>
      <SelectField
        label={t('groupBy')}
        value={draft.groupBy}
        choices={reliabilityGroups.map((group) => ({ value: group, label: t(group) }))}
        onText={(value) => change({ groupBy: reliabilityGroups.find((group) => group === value) ?? draft.groupBy })}
      />
      <SelectField
        label={t('weight')}
        value={draft.weight}
        choices={reliabilityWeights.map((weight) => ({ value: weight, label: t(weight) }))}
        onText={(value) => change({ weight: reliabilityWeights.find((weight) => weight === value) ?? draft.weight })}
      />
      <Checkbox
        className={styles.check ?? ''}
        checked={draft.excludePlanned}
        onChange={({ target }) => change({ excludePlanned: target.checked })}
      >
        {t('excludePlanned')}
      </Checkbox>
    </form>
  );
}
