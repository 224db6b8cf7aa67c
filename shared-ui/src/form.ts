// Entry `shared-ui/form`: controls with their labels, hints and messages.
export { DateField } from './form/date-field';
export { clearDraft, draftKey, draftKeys, readDraft, writeDraft } from './form/draft';
export { Field } from './form/field';
export type { FieldControl, FieldProps } from './form/field';
export { InputField } from './form/input-field';
export { MomentField } from './form/moment-field';
export { PeriodField } from './form/period-field';
export type { Preset } from './form/period-picker';
export { SelectField } from './form/select-field';
export type { Choice } from './form/select-field';
export { givingUp, UnsavedGuard } from './form/unsaved-guard';
