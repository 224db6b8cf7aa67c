import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../text/grid-texts';
import { ColumnButtons, type ColumnButtonsProps } from './column-buttons';
import styles from './column-panel.module.css';

interface ColumnPanelProps {
  /** Stands in the line of the button. */
  readonly beside: ReactNode;
  readonly columns: readonly (ColumnButtonsProps & { readonly field: string })[];
}

/** On a phone the columns are not side by side: one button opens them as a list, to sort and to filter. */
export function ColumnPanel({ beside, columns }: ColumnPanelProps): ReactNode {
  const t = useTexts(gridTexts);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        {beside}
        <Button
          className={styles.toggle}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': listId } : {})}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" />
          {t('sortAndFilter')}
          <Icon name={isOpen ? 'collapse' : 'expand'} />
        </Button>
      </div>
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {columns.map(({ field, ...column }) => (
            <li key={field}>
              <ColumnButtons {...column} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
