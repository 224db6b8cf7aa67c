import { ApiError } from 'shared-contracts/client';
import type { FaultTexts } from 'shared-contracts/fault/fault';
import type { TextSet } from '../language/define-texts';
import { getLanguage } from '../language/language-store';
import { textOf } from '../language/translate';
import { callTexts } from './call-texts';
import { describeFailure } from './failure';

/**
 * What a failed call says on a screen without a form: in English its own message, in other languages the text of
 * its first code. `texts` has the codes that only this call gives.
 */
export function errorText(error: unknown, texts: TextSet<FaultTexts> = callTexts): string {
  if (!(error instanceof Error)) return String(error);
  if (getLanguage() === 'en' || !(error instanceof ApiError)) return error.message;
  if (error.kind === 'network') return textOf(callTexts)('disconnected');
  return describeFailure(error, texts).message;
}
