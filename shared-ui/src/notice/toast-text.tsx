import { limits } from 'shared-contracts/constant/limit';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeToast, type Toast } from './notice-store';

/** Calls `onEnd` once `durationMs` have passed, not counting the time while `isPaused`. */
function usePausableTimer(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

/** The pointer or the focus is on the part of the page around `element` that `selector` names. */
function useIsTouched(element: RefObject<HTMLElement | null>, selector: string): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    const part = element.current?.closest(selector);
    const listeners: Readonly<Record<string, () => void>> = {
      pointerenter: () => setIsHovered(true),
      pointerleave: () => setIsHovered(false),
      focusin: () => setIsFocused(true),
      focusout: () => setIsFocused(false),
    };
    for (const [name, listener] of Object.entries(listeners)) part?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) part?.removeEventListener(name, listener);
    };
  }, [element, selector]);

  return isHovered || isFocused;
}

/** What a toast says. Its time stands still while the pointer or the focus is on the toast (WCAG 2.2.1). */
export function ToastText({ toast }: { readonly toast: Toast }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isFailure = toast.kind === 'failure';
  const isTouched = useIsTouched(element, '.ant-notification-notice');
  usePausableTimer(isFailure ? limits.errorToastMs : limits.successToastMs, isTouched, () => removeToast(toast.id));
  return (
    <div ref={element}>
      {toast.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
