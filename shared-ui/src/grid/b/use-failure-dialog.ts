import { useEffect, useRef } from 'react';
import { textOf } from '../../language/translate';
import { showError } from '../../notice/notify';
import { failureText, isSessionEnd } from './failure-text';
import { gridBTexts } from './grid-b-texts';

/** Tells of a failed fetch in the error dialog (section 8), once for each failure. */
export function useFailureDialog(error: Error | null): void {
  const told = useRef<Error | null>(null);
  useEffect(() => {
    if (error === null || told.current === error || isSessionEnd(error)) return;
    told.current = error;
    void showError(failureText(error, textOf(gridBTexts)('fetchFailed')));
  }, [error]);
}
