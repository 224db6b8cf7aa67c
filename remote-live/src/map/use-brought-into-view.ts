import { type RefObject, useEffect, useRef } from 'react';

/** The map is below the list on a phone. What is selected in the list is shown on the map, so the map comes into view. */
export function useBroughtIntoView(element: RefObject<HTMLElement | null>, selectedId: string | null): void {
  const before = useRef(selectedId);
  useEffect(() => {
    // A selection that came with the address moves nothing.
    if (before.current === selectedId) return;
    before.current = selectedId;
    if (selectedId === null) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [element, selectedId]);
}
