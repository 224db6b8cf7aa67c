import type { Language } from 'shared-contracts/constant/language';
import { type SuccessCode, successTexts } from 'shared-contracts/fault/success-texts';

/** What an accepted write answers: its message in English, and the code by which screens find it in other languages. */
export function success(code: SuccessCode) {
  return { status: 'Success' as const, message: successTexts[code], code };
}

/** Who reads English has the message: the answer is its two fields and nothing more (docs/product.md#the-wire). */
export function inLanguage(answer: unknown, language: Language | null): unknown {
  const isTranslated = language !== null && language !== 'en';
  if (isTranslated || typeof answer !== 'object' || answer === null || !('code' in answer) || !('message' in answer)) return answer;
  const { code: _code, ...rest } = answer;
  return rest;
}
