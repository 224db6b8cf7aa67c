/** What the login form and `POST /auth/login` require (section 5); messages by field, in the form's order. */
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
