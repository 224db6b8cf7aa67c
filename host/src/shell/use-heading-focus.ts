import { useLocation } from 'shared-ui/router';
import { type RefObject, useEffect, useRef } from 'react';

const waitMs = 10_000;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * After a navigation the page begins at its top and a screen reader at its heading. A remote's
 * heading may come late; it is waited for until the user has put the focus somewhere.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname || main.current === null) return undefined;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    const element = main.current;
    const focusedBefore = document.activeElement;
    const observer = new MutationObserver(() => {
      const hasUserMoved = document.activeElement !== focusedBefore && document.activeElement !== document.body;
      if (hasUserMoved || focusHeading(element)) stop();
    });
    const timer = setTimeout(stop, waitMs);
    function stop(): void {
      observer.disconnect();
      clearTimeout(timer);
    }
    if (focusHeading(element)) stop();
    else observer.observe(element, { childList: true, subtree: true });
    return stop;
  }, [pathname, main]);
}
