import { useCallback, useEffect, useRef } from 'react';

/** Whether something was typed into a form or popup that is still on the page. What becomes of it is the form's business; the host only asks before it takes the form away. */
export function useEdited(): () => boolean {
  const edited = useRef(new Set<Element>());
  useEffect(() => {
    const onInput = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('form, dialog, [role="dialog"]') !== null) edited.current.add(target);
    };
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, []);
  return useCallback(() => [...edited.current].some((element) => element.isConnected), []);
}
