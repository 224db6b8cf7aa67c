import Dropdown from 'antd/es/dropdown';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { Anchor } from '../../menu/anchor';
import { viewTexts } from '../text/view-texts';
import type { ViewsPanelProps } from './views-panel';
import styles from './views.module.css';

type Close = (then?: () => void) => void;

/** What opens below the button: the views, and what can be done with them. Each closes it first. */
function Panel({ id, saved, isChanged, close, ...on }: ViewsPanelProps & { id: string; close: Close }): ReactNode {
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

interface ViewsDropdownProps extends ViewsPanelProps {
  readonly id: string;
  /** Holds the button and what opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly close: Close;
}

/** The open views, beside their button. */
export function ViewsDropdown({ root, trigger, ...panel }: ViewsDropdownProps): ReactNode {
  const { close, saved } = panel;
  return (
    <Dropdown
      open
      onOpenChange={() => {
        // Escape is heard by the menu first: the focus that was in the panel goes back to the button.
        if (root.current?.contains(document.activeElement)) close();
        else saved.setOpen(false);
      }}
      trigger={['click']}
      placement="bottomLeft"
      destroyOnHidden
      // Beside its button, where the keyboard goes next.
      getPopupContainer={() => root.current ?? document.body}
      popupRender={() => <Panel {...panel} />}
    >
      <Anchor at={trigger} />
    </Dropdown>
  );
}
