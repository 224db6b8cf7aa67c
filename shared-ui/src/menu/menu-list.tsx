import Dropdown from 'antd/es/dropdown';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../control/icon';
import { Anchor } from './anchor';
import type { MenuItem } from './menu-button';
import styles from './menu-button.module.css';
import { MenuFocus } from './menu-focus';

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly startsAt: 'first' | 'last';
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (id: string) => void;
  /** By Escape and by Tab: the focus is to return to the button. */
  readonly onLeave: () => void;
  /** By a click elsewhere. */
  readonly onClose: () => void;
}

/** The open menu of a menu button: antd's dropdown with the keyboard of the ARIA practice. */
export function MenuList({ id, label, items, startsAt, button, onChoose, onLeave, onClose }: MenuListProps): ReactNode {
  return (
    <Dropdown
      open
      trigger={['click']}
      destroyOnHidden
      transitionName=""
      classNames={{ root: styles.menu ?? '' }}
      menu={{
        id,
        'aria-label': label,
        items: items.map((item) => ({ key: item.id, label: item.label, icon: item.icon && <Icon name={item.icon} /> })),
        onClick: ({ key }) => onChoose(key),
      }}
      popupRender={(menu) => (
        <MenuFocus startsAt={startsAt} onLeave={onLeave}>
          {menu}
        </MenuFocus>
      )}
      onOpenChange={(isOpen, { source }) => {
        if (source === 'trigger' && !isOpen) onClose();
      }}
    >
      <Anchor at={button} />
    </Dropdown>
  );
}
