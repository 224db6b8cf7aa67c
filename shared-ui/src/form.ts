// Entry `shared-ui/form`: native form controls with their labels, hints and messages.
export { clearDraft, draftKey, draftKeys, readDraft, writeDraft } from './form/draft';
export { DateField, Field, InputField, SelectField } from './form/field';
export type { Choice, FieldControl, FieldProps } from './form/field';
export { givingUp, UnsavedGuard } from './form/unsaved-guard';
