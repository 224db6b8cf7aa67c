import { Button, Icon } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/live-texts';
import styles from './duration-chip.module.css';

/** Shows the duration filter in hours; a press removes it. */
export function DurationChip({ minutes, onRemove }: { readonly minutes: number; readonly onRemove: () => void }) {
  const t = useTexts(texts);
  const hours = minutes / 60;
  return (
    <Button className={styles['chip'] ?? ''} onClick={onRemove} aria-label={t('removeDuration', { hours })}>
      {t('moreThan', { hours })}
      <Icon name="close" />
    </Button>
  );
}
