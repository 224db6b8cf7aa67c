import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SavedView } from 'shared-contracts/entity/saved-view';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import type { SavedViews } from './use-saved-views';
import { viewTexts } from '../text/view-texts';
import styles from './views.module.css';

interface ViewsPanelProps {
  readonly saved: SavedViews;
  /** The list no longer stands as the current view says. */
  readonly isChanged: boolean;
  readonly onChoose: (view: SavedView) => void;
  readonly onSave: () => void;
  readonly onUpdate: (view: SavedView) => void;
  readonly onDelete: (view: SavedView) => void;
}

/** The button that names the view in use, and what opens below it. */
export function ViewsPanel({ saved, isChanged, onChoose, onSave, onUpdate, onDelete }: ViewsPanelProps): ReactNode {
  const t = useTexts(viewTexts);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { views, current, hasFailed, retry, isOpen, setOpen } = saved;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, setOpen]);

  // The panel goes before anything else happens, so that a dialog gives the focus back to the button.
  const close = (then?: () => void) => {
    trigger.current?.focus();
    setOpen(false);
    then?.();
  };
  const label = current === undefined ? t('views') : t(isChanged ? 'changedView' : 'viewInUse', { name: current.name });

  return (
    <div
      ref={root}
      className={styles.views}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button ref={trigger} className={styles.trigger} aria-label={label} title={label} aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setOpen(!isOpen)}>
        <Icon name="views" />
        <span className={styles.name}>{current?.name ?? t('views')}</span>
        {isChanged && <span className={styles.changed}>{t('changed')}</span>}
        <Icon name="expand" />
      </Button>
      {isOpen && (
        <div id={panelId} role="group" aria-label={t('views')} className={styles.panel}>
          {hasFailed && (
            <p className={styles.note} role="alert">
              {t('failed')} <Button onClick={retry}>{t('retry')}</Button>
            </p>
          )}
          {!hasFailed && views === undefined && <p className={styles.note}>{t('loading')}</p>}
          {views?.length === 0 && <p className={styles.note}>{t('empty')}</p>}
          {views !== undefined && views.length > 0 && (
            <ul className={styles.list}>
              {views.map((view) => (
                <li key={view.id} className={styles.item}>
                  <button type="button" className={styles.choice} aria-current={view.id === current?.id ? 'true' : undefined} onClick={() => close(() => onChoose(view))}>
                    <span className={styles.check}>{view.id === current?.id && <Icon name="check" />}</span>
                    <span className={styles.name}>{view.name}</span>
                  </button>
                  <IconButton icon="remove" label={t('deleteView', { name: view.name })} onClick={() => close(() => onDelete(view))} />
                </li>
              ))}
            </ul>
          )}
          {views !== undefined && (
            <div className={styles.actions}>
              {current !== undefined && isChanged && (
                <Button look="quiet" onClick={() => close(() => onUpdate(current))}>
                  <Icon name="reload" />
                  <span className={styles.name}>{t('update', { name: current.name })}</span>
                </Button>
              )}
              <Button look="quiet" onClick={() => close(onSave)}>
                <Icon name="plus" />
                {t('save')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
