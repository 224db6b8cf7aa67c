import { useState } from 'react';
import { filterCategories } from 'shared-contracts/constant/category';
import { liveDurations } from 'shared-contracts/rule/live-window';
import { Button, Dialog } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { CategoryMark } from '../category/category-mark';
import { texts } from '../text';
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
          <label key={category} className={styles['choice']}>
            <input
              type="checkbox"
              checked={draft.categories.includes(category)}
              onChange={({ target }) =>
                setDraft({ ...draft, categories: filterCategories.filter((name) => (name === category ? target.checked : draft.categories.includes(name))) })
              }
            />
            <CategoryMark category={category} />
            {category}
          </label>
        ))}
      </fieldset>
      <label className={styles['duration']}>
        <span className={styles['label']}>{t('duration')}</span>
        <select value={draft.olderThan} onChange={({ target }) => chooseDuration(target.value)} className={styles['select']}>
          {liveDurations.map(({ minutes }) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? t('allDurations') : t('moreThan', { hours: minutes / 60 })}
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  );
}
