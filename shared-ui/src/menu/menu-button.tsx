import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../control/button';
import { Icon, type IconName } from '../control/icon';
import { onDemand } from '../control/on-demand';
import styles from './menu-button.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly onChoose: () => void;
}

export interface MenuButtonProps {
  readonly label: string;
  readonly look?: ButtonProps['look'];
  /** What the menu is about, for those who do not see its row. */
  readonly description?: string;
  readonly items: readonly MenuItem[];
  /** Says why the button can do nothing, when there are no items. */
  readonly emptyHint?: string;
  readonly className?: string;
}

/** antd's dropdown and its menu: most buttons of a list are never pressed. */
const list = onDemand(() => import('./menu-list'));

/** A button that opens a menu: antd's dropdown with the keyboard and the roles of the ARIA menu button. */
export function MenuButton({ label, look, description, items, emptyHint = '', className = '' }: MenuButtonProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const isEmpty = items.length === 0;
  const about = [description, isEmpty ? emptyHint : undefined].filter(Boolean).join('. ');
  const part = list.usePart(openAt !== null, () => setOpenAt(null));

  const leave = (): void => {
    button.current?.focus();
    setOpenAt(null);
  };
  const choose = (key: string): void => {
    // A dialog gives the focus back to where it was: let that be the button, not a menu that is gone.
    leave();
    items.find((item) => item.id === key)?.onChoose();
  };

  return (
    <>
      <Button
        ref={button}
        look={look}
        className={`${styles.button} ${className}`}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        {...(about !== '' && { 'aria-describedby': `${id}-about` })}
        {...(openAt !== null && { 'aria-controls': id })}
        disabled={isEmpty}
        {...(isEmpty && { title: emptyHint })}
        onPointerEnter={list.load}
        onFocus={list.load}
        onClick={({ detail }) => {
          // The second half of a double click does not close what the first has opened.
          if (detail < 2) setOpenAt(openAt === null ? 'first' : null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && openAt !== null) {
            // One Escape takes one step back, also while the menu is on its way.
            event.stopPropagation();
            setOpenAt(null);
          }
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {label}
        <Icon name="expand" className={styles.arrow} />
      </Button>
      {openAt !== null && part !== null && (
        <part.MenuList
          id={id}
          label={label}
          items={items}
          startsAt={openAt}
          button={button}
          onChoose={choose}
          onLeave={leave}
          onClose={() => setOpenAt(null)}
        />
      )}
      <span id={`${id}-about`} hidden>
        {about}
      </span>
    </>
  );
}
