import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** Steps of the focus by key, as the ARIA practice of menus has them. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

interface MenuFocusProps {
  readonly startsAt: 'first' | 'last';
  /** By Escape and by Tab: the focus is to return to the button. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Around an open menu: moves the focus at once, where antd would wait some frames, and gives it back. */
export function MenuFocus({ startsAt, onLeave, children }: MenuFocusProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const items = () => [...(element.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    // antd puts the popup into the page at the end of the same turn.
    queueMicrotask(() => items().at(startsAt === 'first' ? 0 : -1)?.focus());
  }, [startsAt]);

  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const isLeaving = event.key === 'Escape' || event.key === 'Tab';
    const isChoosing = event.key === 'Enter' || event.key === ' ';
    if (step === undefined && !isLeaving && !isChoosing) return;
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
    if (isLeaving) return onLeave();
    const all = items();
    if (isChoosing) return all.find((item) => item === document.activeElement)?.click();
    all[step?.(all.findIndex((item) => item === document.activeElement), all.length) ?? 0]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only passes keys on to the menu inside it
    <div ref={element} onKeyDownCapture={onKeyDownCapture}>
      {children}
    </div>
  );
}
