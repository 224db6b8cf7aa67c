import { useLocation } from 'shared-ui/router';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** For the element that holds button and panel. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A panel that a button opens; Escape, a click elsewhere and a navigation close it. */
export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  useEffect(() => setIsOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    }
    function onPointerDown(event: PointerEvent): void {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setIsOpen(false);
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setIsOpen((before) => !before), close: () => setIsOpen(false), container, button };
}
