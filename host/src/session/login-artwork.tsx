// The quiet half of the login page: a single-line diagram, drawn as substations draw it. Two
// transformers feed the busbar, and one feeder is open: the thing this product is about.
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { SuiteMark } from '../frame/suite-mark';
import styles from './login-artwork.module.css';
import { sessionTexts } from './text';

const transformers = [150, 330];
const feeders = [60, 120, 180, 240, 300, 360, 420];
const openFeeder = 300;

function Transformer({ x }: { x: number }): ReactNode {
  return (
    <g>
      <path d={`M${x} 90v58M${x} 212v88`} />
      <circle cx={x} cy="168" r="20" />
      <circle cx={x} cy="192" r="20" />
      <rect x={x - 6} y="108" width="12" height="12" className={styles.closed} />
      <rect x={x - 6} y="252" width="12" height="12" className={styles.closed} />
    </g>
  );
}

function Feeder({ x }: { x: number }): ReactNode {
  if (x === openFeeder) {
    return (
      <g className={styles.open}>
        <path d={`M${x} 300v36M${x} 364l15 -26`} />
        <path d={`M${x} 364v96`} strokeDasharray="3 7" />
        <circle cx={x} cy="364" r="3" />
        <circle cx={x} cy="400" r="14" className={styles.pulse} />
      </g>
    );
  }
  return (
    <g>
      <path d={`M${x} 300v160M${x - 5} 452l5 9l5 -9`} />
      <rect x={x - 6} y="344" width="12" height="12" className={styles.closed} />
    </g>
  );
}

export function LoginArtwork(): ReactNode {
  const t = useTexts(sessionTexts);
  return (
    <header className={styles.artwork}>
      <p className={styles.brand}>
        <SuiteMark />
        {t('product')}
      </p>
      <svg className={styles.diagram} viewBox="0 0 480 500" aria-hidden="true" focusable="false">
        <path className={styles.bus} d="M90 90h300M30 300h420" />
        <path d="M240 20v70M232 30l8 -12l8 12" />
        {transformers.map((x) => (
          <Transformer key={x} x={x} />
        ))}
        {feeders.map((x) => (
          <Feeder key={x} x={x} />
        ))}
      </svg>
    </header>
  );
}
