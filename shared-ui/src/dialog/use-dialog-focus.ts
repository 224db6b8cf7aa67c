import { type RefCallback, useEffect, useState } from 'react';

interface Opener {
  readonly element: Element | null;
  /** The dialog that it stands in, which may be gone when the focus is to go back. */
  readonly dialog: Element | null;
}

const openers = new WeakMap<Element, Opener>();

function currentOpener(): Opener {
  const element = document.activeElement;
  return { element, dialog: element?.closest('[role=dialog]') ?? null };
}

function giveBack({ element, dialog }: Opener): void {
  // An element that took the focus meanwhile keeps it: another dialog, a heading after a navigation.
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (element instanceof HTMLElement && element.isConnected) element.focus();
  else if (dialog !== null) giveBack(openers.get(dialog) ?? { element: null, dialog: null });
}

/** Dialogs stand beside the page, which is inert behind them; popups have another place. */
export const pageOf = (): HTMLElement => document.body;

/** What lies beside the dialog and must not be reached while it is open; toasts stay within reach. */
function pageBehind(content: HTMLElement): Element[] {
  return [...document.body.children].filter((child) => !child.contains(content) && !child.matches('[inert], [data-above-dialogs], script'));
}

/**
 * A ref for the content of a dialog. While it is on the page, the page behind is inert; then the focus returns to where it was.
 * antd's drawer brings its content one step later than itself, so the content tells when it is there.
 */
export function useDialogFocus(): RefCallback<HTMLElement> {
  const [opener] = useState(currentOpener);
  const [element, setElement] = useState<HTMLElement | null>(null);

  // No layout effect: antd's own bring the dialog into the page, in tests later than in browsers.
  useEffect(() => {
    const dialog = element?.closest('[role=dialog]') ?? null;
    if (element === null || dialog === null) return undefined;
    openers.set(dialog, opener);
    const behind = pageBehind(element);
    for (const part of behind) part.toggleAttribute('inert', true);
    // antd focuses the dialog itself; `data-autofocus` marks what the user came for.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      for (const part of behind) part.toggleAttribute('inert', false);
      giveBack(opener);
    };
  }, [element, opener]);

  return setElement;
}
