// Entry `shared-ui/date`: antd's date picker working on luxon values.
export { DatePicker } from './antd/date-picker';
