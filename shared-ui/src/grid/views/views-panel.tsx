import Dropdown from 'antd/es/dropdown';
import { type ReactNode, useId, useRef } from 'react';
import type { SavedView } from 'shared-contracts/entity/saved-view';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { viewTexts } from '../text/view-texts';
import type { SavedViews } from './use-saved-views';
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

/** What opens below the button: the views, and what can be done with them. Each closes it first. */
function Panel({ id, saved, isChanged, close, ...on }: ViewsPanelProps & { id: string; close: (then: () => void) => void }): ReactNode {
  const t = useTexts(viewTexts);
  const { views, current, hasFailed, retry } = saved;
  return (
    <div id={id} role="group" aria-label={t('views')} className={styles.panel}>
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
              <Button
                look="quiet"
                className={styles.choice}
                aria-current={view.id === current?.id ? 'true' : undefined}
                onClick={() => close(() => on.onChoose(view))}
              >
                <span className={styles.check}>{view.id === current?.id && <Icon name="check" />}</span>
                <span className={styles.name}>{view.name}</span>
              </Button>
              <IconButton icon="remove" label={t('deleteView', { name: view.name })} onClick={() => close(() => on.onDelete(view))} />
            </li>
          ))}
        </ul>
      )}
      {views !== undefined && (
        <div className={styles.actions}>
          {current !== undefined && isChanged && (
            <Button look="quiet" icon={<Icon name="reload" />} onClick={() => close(() => on.onUpdate(current))}>
              <span className={styles.name}>{t('update', { name: current.name })}</span>
            </Button>
          )}
          <Button look="quiet" icon={<Icon name="plus" />} onClick={() => close(on.onSave)}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The button that names the view in use, and what opens below it. */
export function ViewsPanel(props: ViewsPanelProps): ReactNode {
  const { saved, isChanged } = props;
  const { current, isOpen, setOpen } = saved;
  const t = useTexts(viewTexts);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

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
        if (!isOpen || (event.key !== 'Escape' && event.key !== 'Tab')) return;
        // antd's dropdown closes at Tab, which here leads on into the panel.
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Dropdown
        open={isOpen}
        onOpenChange={(opens) => {
          // Escape is heard by the menu first: the focus that was in the panel goes back to the button.
          if (!opens && root.current?.contains(document.activeElement)) close();
          else setOpen(opens);
        }}
        trigger={['click']}
        placement="bottomLeft"
        destroyOnHidden
        // Beside its button, where the keyboard goes next.
        getPopupContainer={() => root.current ?? document.body}
        popupRender={() => <Panel {...props} id={panelId} close={close} />}
      >
        <Button
          ref={trigger}
          className={styles.trigger}
          aria-label={label}
          title={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          icon={<Icon name="views" />}
        >
          <span className={styles.name}>{current?.name ?? t('views')}</span>
          {isChanged && <span className={styles.changed}>{t('changed')}</span>}
          <Icon name="expand" />
        </Button>
      </Dropdown>
    </div>
  );
}
