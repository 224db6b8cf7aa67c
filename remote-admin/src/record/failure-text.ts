import { ApiError, isSilent } from 'shared-contracts/client';
import { describeFailure } from 'shared-ui/submit';
import { recordFaults } from '../text/master-texts';

/** What is said of a refused call, each message once; null where there is nothing to say. Anything else is thrown on. */
export function failureText(error: unknown): string | null {
  if (!(error instanceof ApiError)) throw error;
  return isSilent(error) ? null : describeFailure(error, recordFaults).messages.join(' ');
}
