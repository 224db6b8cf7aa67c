import { type ReactNode, useState } from 'react';
import type { ImportResult } from 'shared-contracts/import/import-kind';
import { Checkbox } from 'shared-ui/choice';
import { Button } from 'shared-ui/control';
import { Statistic } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import formStyles from '../form/form-page.module.css';
import { importTexts } from '../text/master-texts';
import styles from './import-page.module.css';

interface ImportPreviewProps {
  readonly name: string;
  readonly result: ImportResult;
  readonly onApply: (retireMissing: boolean) => void;
  readonly onDiscard: () => void;
}

const counts = ['added', 'changed', 'unchanged', 'missing'] as const;

/** What a file would do, before it does it. */
export function ImportPreview({ name, result, onApply, onDiscard }: ImportPreviewProps): ReactNode {
  const t = useTexts(importTexts);
  const [retires, setRetires] = useState(false);
  const title = t('preview', { name });
  const isIdle = result.added === 0 && result.changed === 0 && !retires;
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.counts}>
        {counts.map((count) => (
          <li key={count}>
            <Statistic title={t(count)} formatter={() => result[count]} />
          </li>
        ))}
      </ul>
      {isIdle && <p>{t('nothingToDo')}</p>}
      {result.missing > 0 && (
        <Checkbox checked={retires} onChange={({ target }) => setRetires(target.checked)}>
          {t('retireMissing', { count: result.missing })}
        </Checkbox>
      )}
      <div className={formStyles.buttons}>
        <Button onClick={onDiscard}>{t('discard')}</Button>
        <Button look="primary" disabled={isIdle} onClick={() => onApply(retires)}>
          {t('apply')}
        </Button>
      </div>
    </section>
  );
}
