import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, Icon } from 'shared-ui/control';
import styles from './menu-button.module.css';
import { placeMenu } from './place-menu';

interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly onChoose: () => void;
}

interface MenuButtonProps {
  readonly label: string;
  /** What the menu is about, for those who do not see its row. */
  readonly description: string;
  readonly items: readonly MenuItem[];
  /** Says why the button can do nothing, when there are no items. */
  readonly emptyHint: string;
}

/** Steps of the focus by key, as the ARIA practice of menus has them. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * A button that opens a menu (ARIA menu button). The menu lies in the browser's top layer, so that
 * no scrolling table cuts it off.
 */
export function MenuButton({ label, description, items, emptyHint }: MenuButtonProps): ReactNode {
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const close = () => setOpenAt(null);

  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        aria-describedby={`${menuId}-about`}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        {...(openAt === null ? {} : { 'aria-controls': menuId })}
        disabled={items.length === 0}
        {...(items.length === 0 ? { title: emptyHint } : {})}
        onClick={({ detail }) => {
          // The second half of a double click does not close what the first has opened.
          if (detail < 2) setOpenAt(openAt === null ? 'first' : null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {label}
        <Icon name="sortDescending" />
      </Button>
      <span id={`${menuId}-about`} hidden>
        {items.length === 0 ? `${description}. ${emptyHint}` : description}
      </span>
      {openAt !== null && <Menu id={menuId} label={label} items={items} startsAt={openAt} button={button} onClose={close} />}
    </>
  );
}

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly startsAt: 'first' | 'last';
  readonly button: React.RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function Menu({ id, label, items, startsAt, button, onClose }: MenuProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const menu = element.current;
    if (!menu || !button.current) return undefined;
    menu.showPopover?.();
    placeMenu(menu, button.current);
    const all = menu.querySelectorAll<HTMLElement>('[role=menuitem]');
    all[startsAt === 'first' ? 0 : all.length - 1]?.focus();
    const leave = (event: Event) => {
      const target = event.target instanceof Node ? event.target : null;
      if (!menu.contains(target) && !button.current?.contains(target)) close.current();
    };
    // The top layer does not scroll with the page, so the menu follows its button.
    const follow = () => button.current && placeMenu(menu, button.current);
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [button, startsAt]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      button.current?.focus();
      onClose();
      return;
    }
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    all[step(all.findIndex((item) => item === document.activeElement), all.length)]?.focus();
  };

  return (
    <div ref={element} id={id} role="menu" aria-label={label} popover="manual" tabIndex={-1} className={styles.menu} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            // The popup gives the focus back to where it was: let that be the button, not a menu that is gone.
            button.current?.focus();
            onClose();
            item.onChoose();
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
