import { showError } from 'shared-ui/notice';
import { type Submit, useSubmit } from 'shared-ui/submit';
import { actionFaults } from './action-texts';

/** A popup says what went wrong in the error popup, then at the field. */
export function useActionSubmit(): Submit {
  return useSubmit({ texts: actionFaults, tell: ({ message }) => showError(message) });
}
