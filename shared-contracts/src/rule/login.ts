import { longestDigits } from '../entity/digits';
import { longestPassword } from '../entity/text';

/** What the login form and `POST /auth/login` require (docs/product.md#sign-in-form); messages by field, in the form's order. */
export const loginMessages = {
  companyName: 'Company is required.',
  empNo: 'Username is required.',
  password: 'Password is required.',
} as const;

export type LoginField = keyof typeof loginMessages;

/** The messages of the empty fields, in the form's order; none when the form can be sent. */
export function missingLoginFields(form: Readonly<Record<LoginField, string>>): { field: LoginField; message: string }[] {
  const fields: LoginField[] = ['companyName', 'empNo', 'password'];
  return fields.filter((field) => form[field].trim() === '').map((field) => ({ field, message: loginMessages[field] }));
}

/** The most characters that the call takes. */
export const loginLengths = { empNo: longestDigits, password: longestPassword } as const;

const labels = { empNo: 'Username', password: 'Password' } as const;

/** The messages of the fields that hold more than the call takes. */
export function tooLongLoginFields(form: Readonly<Record<keyof typeof labels, string>>): { field: LoginField; message: string }[] {
  const fields = ['empNo', 'password'] as const;
  return fields
    .filter((field) => form[field].length > loginLengths[field])
    .map((field) => ({ field, message: `${labels[field]} can have at most ${loginLengths[field]} characters.` }));
}
