import Dropdown from 'antd/es/dropdown';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../control/button';
import { Icon, type IconName } from '../control/icon';
import styles from './menu-button.module.css';
import { MenuFocus } from './menu-focus';

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

/** A button that opens a menu: antd's dropdown with the keyboard and the roles of the ARIA menu button. */
export function MenuButton({ label, look, description, items, emptyHint = '', className = '' }: MenuButtonProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isSecondClick = useRef(false);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const isEmpty = items.length === 0;
  const about = [description, isEmpty ? emptyHint : undefined].filter(Boolean).join('. ');

  const close = (): void => {
    button.current?.focus();
    setOpenAt(null);
  };
  const choose = (key: string): void => {
    // A dialog gives the focus back to where it was: let that be the button, not a menu that is gone.
    close();
    items.find((item) => item.id === key)?.onChoose();
  };

  return (
    <>
      <Dropdown
        open={openAt !== null}
        trigger={['click']}
        destroyOnHidden
        transitionName=""
        classNames={{ root: styles.menu ?? '' }}
        menu={{
          id,
          'aria-label': label,
          items: items.map((item) => ({ key: item.id, label: item.label, icon: item.icon && <Icon name={item.icon} /> })),
          onClick: ({ key }) => choose(key),
        }}
        popupRender={(menu) => (
          <MenuFocus startsAt={openAt ?? 'first'} onLeave={close}>
            {menu}
          </MenuFocus>
        )}
        onOpenChange={(isOpen, { source }) => {
          // The second half of a double click does not close what the first has opened.
          if (source === 'trigger' && !(isSecondClick.current && !isOpen)) setOpenAt(isOpen && !isEmpty ? 'first' : null);
        }}
      >
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
          onClickCapture={({ detail }) => {
            isSecondClick.current = detail > 1;
            setTimeout(() => {
              isSecondClick.current = false;
            }, 0);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
          }}
        >
          {label}
          <Icon name="expand" className={styles.arrow} />
        </Button>
      </Dropdown>
      <span id={`${id}-about`} hidden>
        {about}
      </span>
    </>
  );
}
