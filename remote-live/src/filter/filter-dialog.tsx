import { useState } from 'react';
import { type FilterCategory, filterCategories } from 'shared-contracts/constant/category';
import { liveDurations } from 'shared-contracts/rule/live-window';
import { Checkbox } from 'shared-ui/choice';
import { Button, Dialog } from 'shared-ui/control';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { CategoryMark } from '../category/category-mark';
import { texts } from '../text/live-texts';
import styles from './filter-dialog.module.css';
import { defaultFilter, type LiveFilter } from './live-filter';

interface FilterDialogProps {
  readonly filter: LiveFilter;
  readonly onApply: (filter: LiveFilter) => void;
  readonly onClose: () => void;
}

/** The Filter popup: categories and the least duration, applied together. */
export function FilterDialog({ filter, onApply, onClose }: FilterDialogProps) {
  const t = useTexts(texts);
  const [draft, setDraft] = useState(filter);
  const chooseDuration = (value: string) => {
    const chosen = liveDurations.find(({ minutes }) => String(minutes) === value);
    if (chosen !== undefined) setDraft({ ...draft, olderThan: chosen.minutes });
  };
  const chooseCategory = (category: FilterCategory, isOn: boolean) => {
    const categories = filterCategories.filter((name) => (name === category ? isOn : draft.categories.includes(name)));
    setDraft({ ...draft, categories });
  };
  const durations = liveDurations.map(({ minutes }) => ({
    value: String(minutes),
    label: minutes === 0 ? t('allDurations') : t('moreThan', { hours: minutes / 60 }),
  }));
  const footer = (
    <>
      <Button look="quiet" onClick={() => setDraft(defaultFilter)}>
        {t('reset')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="primary" onClick={() => onApply(draft)}>
        {t('apply')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('filter')} onClose={onClose} footer={footer}>
      <fieldset className={styles['categories']}>
        <legend className={styles['label']}>{t('category')}</legend>
        {filterCategories.map((category) => (
          <Checkbox
            key={category}
            className={styles['choice'] ?? ''}
            checked={draft.categories.includes(category)}
            onChange={({ target }) => chooseCategory(category, target.checked)}
          >
            <CategoryMark category={category} /> {category}
          </Checkbox>
        ))}
      </fieldset>
      <SelectField label={t('duration')} value={String(draft.olderThan)} choices={durations} onText={chooseDuration} />
    </Dialog>
  );
}
