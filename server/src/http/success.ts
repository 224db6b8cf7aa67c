import { type SuccessCode, successTexts } from 'shared-contracts/fault/success-texts';

/** What an accepted write answers: its message in English, and the code by which screens find it in other languages. */
export function success(code: SuccessCode) {
  return { status: 'Success' as const, message: successTexts[code], code };
}
