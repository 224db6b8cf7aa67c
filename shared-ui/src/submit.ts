// Entry `shared-ui/submit`: how a form is sent, and what is said when that fails.
export { errorText } from './submit/error-text';
export { faultText } from './submit/fault-text';
export { outcomeText } from './submit/outcome-text';
export { describeFailure } from './submit/failure';
export type { Failure } from './submit/failure';
export { useSubmit } from './submit/use-submit';
export type { Submit } from './submit/use-submit';
