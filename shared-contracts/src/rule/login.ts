import { longestDigits } from '../entity/digits';
import { longestPassword } from '../entity/text';
import type { Fault } from '../fault/fault';

/** What the login form and `POST /auth/login` say (docs/product.md#sign-in-form). */
export const loginTexts = {
  'login.company': 'Company is required.',
  'login.empNo': 'Username is required.',
  'login.password': 'Password is required.',
  'login.empNoLong': 'Username can have at most {most} characters.',
  'login.passwordLong': 'Password can have at most {most} characters.',
  'login.wait': 'Too many failed tries. Please try again in {seconds} seconds.',
  'login.passwordsOff': "Passwords are switched off for {company}. Sign in with your company's directory.",
  'login.linkSpent': 'This sign-in link is not valid any more. Please sign in with your password, or open the link again.',
  'login.codeNeeded': 'Enter the code of your authenticator app, or a recovery code.',
  'login.codeWrong': 'The code is wrong or was used already.',
} as const;

export type LoginField = 'companyName' | 'empNo' | 'password';
export type LoginFault = Fault<LoginField, keyof typeof loginTexts>;

const required = [['companyName', 'login.company'], ['empNo', 'login.empNo'], ['password', 'login.password']] as const;

/** The empty fields, in the form's order; none when the form can be sent. */
export function missingLoginFields(form: Readonly<Record<LoginField, string>>): LoginFault[] {
  return required.filter(([field]) => form[field].trim() === '').map(([field, code]) => ({ field, code }));
}

/** The most characters that the call takes. */
export const loginLengths = { empNo: longestDigits, password: longestPassword } as const;

const limited = [['empNo', 'login.empNoLong'], ['password', 'login.passwordLong']] as const;

/** The fields that hold more than the call takes. */
export function tooLongLoginFields(form: Readonly<Record<keyof typeof loginLengths, string>>): LoginFault[] {
  return limited
    .filter(([field]) => form[field].length > loginLengths[field])
    .map(([field, code]) => ({ field, code, values: { most: loginLengths[field] } }));
}
