import { type ReactNode, useId, useRef } from 'react';
import type { SavedView } from 'shared-contracts/entity/saved-view';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
import { onDemand } from '../../control/on-demand';
import { useTexts } from '../../language/use-texts';
import { viewTexts } from '../text/view-texts';
import type { SavedViews } from './use-saved-views';
import styles from './views.module.css';

export interface ViewsPanelProps {
  readonly saved: SavedViews;
  /** The list no longer stands as the current view says. */
  readonly isChanged: boolean;
  readonly onChoose: (view: SavedView) => void;
  readonly onSave: () => void;
  readonly onUpdate: (view: SavedView) => void;
  readonly onDelete: (view: SavedView) => void;
}

const dropdown = onDemand(() => import('./views-dropdown'));

/** The button that names the view in use, and what opens below it. */
export function ViewsPanel(props: ViewsPanelProps): ReactNode {
  const { saved, isChanged } = props;
  const { current, isOpen, setOpen } = saved;
  const t = useTexts(viewTexts);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const part = dropdown.usePart(isOpen, () => setOpen(false));

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
      <Button
        ref={trigger}
        className={styles.trigger}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        icon={<Icon name="views" />}
        onPointerEnter={dropdown.load}
        onFocus={dropdown.load}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <span className={styles.name}>{current?.name ?? t('views')}</span>
        {isChanged && <span className={styles.changed}>{t('changed')}</span>}
        <Icon name="expand" />
      </Button>
      {isOpen && part !== null && <part.ViewsDropdown {...props} id={panelId} root={root} trigger={trigger} close={close} />}
    </div>
  );
}
