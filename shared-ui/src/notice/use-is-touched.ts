import { type RefObject, useEffect, useState } from 'react';

/** The pointer or the focus is on the part of the page around `element` that `selector` names. */
export function useIsTouched(element: RefObject<HTMLElement | null>, selector: string): boolean {
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
