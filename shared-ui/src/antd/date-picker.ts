import luxonGenerateConfig from '@rc-component/picker/generate/luxon';
import generatePicker from 'antd/es/date-picker/generatePicker';
import type { DateTime } from 'luxon';

/** antd's date picker on luxon: readings of a clock, taken as text (`toFormat`), never as moments. */
export const DatePicker = generatePicker<DateTime>(luxonGenerateConfig);
