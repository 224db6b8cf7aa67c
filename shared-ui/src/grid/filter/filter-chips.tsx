import Tag from 'antd/es/tag';
import type { ReactNode } from 'react';
import { Button } from '../../control/button';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import type { GridDispatch } from '../state/use-grid-state';
import { gridTexts } from '../text/grid-texts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  /** The applied filters as sentences. */
  readonly chips: readonly { readonly field: string; readonly phrase: string }[];
  readonly dispatch: GridDispatch;
  readonly onEdit: (field: string) => void;
}

/** The list itself takes the focus of what goes away with the last filter. */
function focusList(from: HTMLElement): void {
  from.closest<HTMLElement>('section')?.querySelector<HTMLElement>('h1')?.focus();
}

/** The chip that goes away holds the focus: it passes to a neighbour, or to the list. */
function passFocus(removed: HTMLElement): void {
  const chip = removed.closest('li');
  const neighbour = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector<HTMLElement>('button');
  if (neighbour) neighbour.focus();
  else focusList(removed);
}

/** The applied filters as sentences, each to be changed or removed. antd's tag has no cross that the keyboard reaches. */
export function FilterChips({ chips, dispatch, onEdit }: FilterChipsProps): ReactNode {
  const t = useTexts(gridTexts);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters')}>
      {chips.map(({ field, phrase }) => (
        <li key={field} className={styles.item}>
          <Tag className={styles.chip ?? ''}>
            <button type="button" className={styles.phrase} title={t('editFilter', { filter: phrase })} onClick={() => onEdit(field)}>
              {phrase}
            </button>
            <IconButton
              icon="close"
              label={t('removeFilter', { filter: phrase })}
              className={styles.remove}
              onClick={(event) => {
                passFocus(event.currentTarget);
                dispatch({ type: 'filterCleared', field });
              }}
            />
          </Tag>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button
            look="quiet"
            className={styles.clearAll}
            onClick={(event) => {
              focusList(event.currentTarget);
              dispatch({ type: 'allFiltersCleared' });
            }}
          >
            {t('clearAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
