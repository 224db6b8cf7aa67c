// Entry `shared-ui/date`: days, times and ranges of them.
export { DatePicker } from './antd/date-picker';
