import { FeederFacts, type FeederFactsProps } from './feeder-facts';
import styles from './feeder-row.module.css';

interface FeederRowProps extends FeederFactsProps {
  readonly index: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
}

/** The place of an outage in the list, around its facts. */
export function FeederRow({ index, count, top, height, ...facts }: FeederRowProps) {
  return (
    <li
      className={`${styles['row']} ${facts.isSelected ? styles['selected'] : ''}`}
      style={{ height, transform: `translateY(${top}px)` }}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-current={facts.isSelected || undefined}
      data-index={index}
      data-sfms-id={facts.outage.sfmsId}
    >
      <FeederFacts {...facts} />
    </li>
  );
}
