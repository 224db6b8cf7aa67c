/** Puts the focus on the control of the field that bears this name, if it is there. */
export function focusField(form: ParentNode | null, name: string): void {
  const field = CSS.escape(name);
  form?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] :is(input, textarea, button)`)?.focus();
}
