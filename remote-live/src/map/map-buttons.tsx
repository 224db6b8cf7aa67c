import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text';
import styles from './map-buttons.module.css';

interface MapButtonsProps {
  readonly onZoom: (steps: number) => void;
  readonly onShowAll: () => void;
}

export function MapButtons({ onZoom, onShowAll }: MapButtonsProps) {
  const t = useTexts(texts);
  const actions = [
    { label: t('zoomIn'), sign: '+', run: () => onZoom(1) },
    { label: t('zoomOut'), sign: '−', run: () => onZoom(-1) },
    { label: t('wholeArea'), sign: '⤢', run: onShowAll },
  ];
  return (
    <div className={styles['buttons']}>
      {actions.map(({ label, sign, run }) => (
        <Button key={label} className={styles['button'] ?? ''} aria-label={label} title={label} onClick={run}>
          {sign}
        </Button>
      ))}
    </div>
  );
}
