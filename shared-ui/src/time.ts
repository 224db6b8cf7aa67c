// Entry `shared-ui/time`: how moments and dates read, always in India's time (IST).
export { formatDate, formatDateTime, formatTime, plainDateTime } from './time/format-time';
export { relativeAge } from './time/relative-age';
export { dateOf, daysBefore, zone } from './time/calendar-day';
