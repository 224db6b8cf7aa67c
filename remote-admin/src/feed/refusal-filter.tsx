import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { FeedSource } from 'shared-contracts/entity/feed-source';
import { refusalKinds } from 'shared-contracts/entity/feed-refusal';
import { Button } from 'shared-ui/control';
import { DateField, InputField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { refusalTexts } from '../text/feed-texts';
import styles from './feed-page.module.css';

/** What is looked for; an empty text stands for all. */
export interface RefusalFilterValues {
  readonly sourceId: string;
  readonly kind: string;
  readonly settled: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

interface RefusalFilterProps {
  readonly sources: readonly FeedSource[];
  readonly values: RefusalFilterValues;
  readonly onShow: (values: RefusalFilterValues) => void;
}

/** Says which of the refused events are listed. */
export function RefusalFilter({ sources, values, onShow }: RefusalFilterProps): ReactNode {
  const t = useTexts(refusalTexts);
  const [draft, setDraft] = useState(values);
  const field = (name: keyof RefusalFilterValues) => ({
    name,
    label: t(name === 'sourceId' ? 'source' : name),
    value: draft[name],
    onText: (text: string) => setDraft({ ...draft, [name]: text }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onShow(draft);
  };
  return (
    <form className={styles.filter} noValidate role="search" aria-label={t('title')} onSubmit={submit}>
      <SelectField
        {...field('sourceId')}
        placeholder={t('all')}
        choices={sources.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField {...field('kind')} placeholder={t('all')} choices={refusalKinds.map((kind) => ({ value: kind, label: t(kind) }))} />
      <SelectField
        {...field('settled')}
        placeholder={t('all')}
        choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <DateField {...field('from')} />
      <DateField {...field('to')} />
      <InputField {...field('text')} hint={t('textHint')} maxLength={100} />
      <Button type="submit" look="primary" className={styles.show}>
        {t('show')}
      </Button>
    </form>
  );
}
