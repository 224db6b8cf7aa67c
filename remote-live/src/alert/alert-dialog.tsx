import { useState } from 'react';
import { type FilterCategory, filterCategories } from 'shared-contracts/constant/category';
import { Checkbox } from 'shared-ui/choice';
import { Button, Dialog } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { CategoryMark } from '../category/category-mark';
import { texts } from '../text/live-texts';
import styles from './alert-dialog.module.css';
import type { AlertPreference } from './alert-preference';
import { playChime, wakeChime } from './chime';
import { askForNotices, canNotify } from './desktop-notice';

interface AlertDialogProps {
  readonly preference: AlertPreference;
  readonly onChange: (preference: AlertPreference) => void;
  readonly onClose: () => void;
}

function withCategory(chosen: readonly FilterCategory[], category: FilterCategory, isOn: boolean): FilterCategory[] {
  return filterCategories.filter((name) => (name === category ? isOn : chosen.includes(name)));
}

/** Sound and desktop notices by category; each change counts at once. */
export function AlertDialog({ preference, onChange, onClose }: AlertDialogProps) {
  const t = useTexts(texts);
  const [isDenied, setIsDenied] = useState(false);

  const changeSound = (category: FilterCategory, isOn: boolean) => {
    if (isOn) void wakeChime().then(playChime);
    onChange({ ...preference, sound: withCategory(preference.sound, category, isOn) });
  };
  const changeNotice = async (category: FilterCategory, isOn: boolean) => {
    const isPermitted = !isOn || canNotify() || (await askForNotices());
    setIsDenied(!isPermitted);
    if (isPermitted) onChange({ ...preference, notice: withCategory(preference.notice, category, isOn) });
  };

  return (
    <Dialog
      title={t('alerts')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p className={styles['intro']}>{t('alertsIntro')}</p>
      <table className={styles['choices']}>
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            <th scope="col">{t('sound')}</th>
            <th scope="col">{t('desktopNotice')}</th>
          </tr>
        </thead>
        <tbody>
          {filterCategories.map((category) => (
            <tr key={category}>
              <th scope="row">
                <CategoryMark category={category} /> {category}
              </th>
              <td>
                <Checkbox
                  aria-label={t('soundFor', { category })}
                  checked={preference.sound.includes(category)}
                  onChange={({ target }) => changeSound(category, target.checked)}
                />
              </td>
              <td>
                <Checkbox
                  aria-label={t('noticeFor', { category })}
                  checked={preference.notice.includes(category)}
                  onChange={({ target }) => void changeNotice(category, target.checked)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isDenied && <Alert type="warning" showIcon title={t('noticesDenied')} />}
    </Dialog>
  );
}
