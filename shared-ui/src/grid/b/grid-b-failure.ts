import { useEffect, useRef } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { textOf } from '../../language/translate';
import { showError } from '../../notice/notify';
import { gridBTexts } from '../text/grid-b-texts';

/** '{message} || Error fetching data' (docs/product.md#messages): the server's own message, `otherwise` where it sent none. */
export function failureText(error: unknown, otherwise: string): string {
  const isServers = error instanceof ApiError && error.kind === 'http' && error.message !== `HTTP error! Status: ${error.status}`;
  return isServers ? error.message : otherwise;
}

/** Tells of a failed fetch in the error dialog, once for each failure. */
export function useFailureDialog(error: Error | null): void {
  const told = useRef<Error | null>(null);
  useEffect(() => {
    if (error === null || told.current === error || isSilent(error)) return;
    told.current = error;
    void showError(failureText(error, textOf(gridBTexts)('fetchFailed')));
  }, [error]);
}
