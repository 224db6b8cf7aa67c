import * as v from 'valibot';

/** What the login form and `POST /auth/login` require (section 5); messages by field, in the form's order. */
export const loginMessages = {
  companyName: 'Company is required.',
  empNo: 'Username is required.',
  password: 'Password is required.',
} as const;

export type LoginField = keyof typeof loginMessages;

const required = (message: string, maxLength: number) =>
  v.pipe(v.optional(v.nullable(v.string(), ''), ''), v.check((text) => text !== null && text.trim() !== '', message), v.transform((text) => text ?? ''), v.maxLength(maxLength));

export const loginFields = {
  companyName: required(loginMessages.companyName, 20),
  empNo: required(loginMessages.empNo, 20),
  password: required(loginMessages.password, 128),
};

/** The messages of the empty fields, in the form's order; none when the form can be sent. */
export function missingLoginFields(form: Readonly<Record<LoginField, string>>): { field: LoginField; message: string }[] {
  const fields: LoginField[] = ['companyName', 'empNo', 'password'];
  return fields.filter((field) => form[field].trim() === '').map((field) => ({ field, message: loginMessages[field] }));
}
