import { type ReactNode, useState } from 'react';
import { reliabilityGroups, reliabilityWeights } from 'shared-contracts/endpoint/reliability/get-reliability';
import { Checkbox } from 'shared-ui/choice';
import { DateField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import type { ReportQuery } from './report-query';
import styles from './query-form.module.css';
import { reliabilityTexts } from './text';

const earliest = '2000-01-01';
const latest = '2099-12-31';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/** A day that there always is: one that is emptied, unreadable or of another century gives way to the day before. */
function DayField({ label, value, onDay }: DayFieldProps): ReactNode {
  const [takenBack, setTakenBack] = useState(0);
  const tell = (day: string) => {
    if (day < earliest || day > latest) setTakenBack(takenBack + 1);
    else if (day !== value) onDay(day);
  };
  return <DateField key={takenBack} required label={label} value={value} onText={tell} />;
}

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
  const change = (part: Partial<ReportQuery>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(next);
  };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <DayField label={t('from')} value={draft.from} onDay={(from) => change({ from })} />
      <DayField label={t('to')} value={draft.to} onDay={(to) => change({ to })} />
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
