import { type IconName, IconButton } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/live-texts';
import styles from './map-buttons.module.css';

interface MapButtonsProps {
  readonly onZoom: (steps: number) => void;
  readonly onShowAll: () => void;
}

interface MapAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

export function MapButtons({ onZoom, onShowAll }: MapButtonsProps) {
  const t = useTexts(texts);
  const actions: readonly MapAction[] = [
    { label: t('zoomIn'), icon: 'plus', run: () => onZoom(1) },
    { label: t('zoomOut'), icon: 'minus', run: () => onZoom(-1) },
    { label: t('wholeArea'), icon: 'wholeArea', run: onShowAll },
  ];
  return (
    <div className={styles['buttons']}>
      {actions.map(({ label, icon, run }) => (
        <IconButton key={label} look="normal" icon={icon} label={label} onClick={run} />
      ))}
    </div>
  );
}
