// Entry `shared-ui/form`: native form controls with their labels, hints and messages.
export { Field, InputField, SelectField } from './form/field';
export type { Choice, FieldControl, FieldProps } from './form/field';
