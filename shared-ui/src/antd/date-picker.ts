import luxonGenerateConfig from '@rc-component/picker/generate/luxon';
import generatePicker from 'antd/es/date-picker/generatePicker';
import { DateTime } from 'luxon';

/**
 * antd's date picker on luxon: readings of a clock, taken as text (`toFormat`), never as moments. 'Now'
 * and 'Today' are India's, wherever the browser is.
 */
export const DatePicker = generatePicker<DateTime>({ ...luxonGenerateConfig, getNow: () => DateTime.now().setZone('Asia/Kolkata') });
