import type { ReactNode } from 'react';
import type { FeedRefusal } from 'shared-contracts/entity/feed-refusal';
import { Checkbox } from 'shared-ui/choice';
import { Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import { refusalTexts } from '../text/feed-texts';
import styles from './feed-page.module.css';

interface RefusalTableProps {
  readonly rows: readonly FeedRefusal[];
  readonly labelledBy: string;
  /** Ids of the rows of this page that are selected. */
  readonly selected: readonly number[];
  readonly onSelect: (ids: readonly number[]) => void;
}

const titles = ['last', 'source', 'kind', 'reason', 'outage', 'feeder', 'times', 'settled', 'event'] as const;

/** One page of refused events. What is settled needs no sending again. */
export function RefusalTable({ rows, labelledBy, selected, onSelect }: RefusalTableProps): ReactNode {
  const t = useTexts(refusalTexts);
  const open = rows.filter(({ settledAt }) => settledAt === null).map(({ id }) => id);
  const isAll = open.length > 0 && selected.length === open.length;
  const toggle = (id: number, isSelected: boolean) => onSelect(isSelected ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('selectAll')}
                checked={isAll}
                indeterminate={selected.length > 0 && !isAll}
                disabled={open.length === 0}
                onChange={({ target }) => onSelect(target.checked ? open : [])}
              />
            </th>
            {titles.map((title) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Checkbox
                  aria-label={t('select', { id: row.id })}
                  checked={selected.includes(row.id)}
                  disabled={row.settledAt !== null}
                  onChange={({ target }) => toggle(row.id, target.checked)}
                />
              </td>
              <td>{formatDateTime(row.lastAt)}</td>
              <td>{row.source}</td>
              <td>
                <Tag>{t(row.kind)}</Tag>
              </td>
              <td className={styles.reason}>{row.reason}</td>
              <td>{row.sfmsId}</td>
              <td>{row.feederId}</td>
              <td>{row.times}</td>
              <td>
                {row.settledAt === null ? t('open') : t('settledBy', { at: formatDateTime(row.settledAt), who: row.settledBy ?? '' })}
              </td>
              <td>
                <details>
                  <summary>{t('content')}</summary>
                  <pre className={styles.content}>{row.content}</pre>
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
