import luxonGenerateConfig from '@rc-component/picker/generate/luxon';
import generatePicker from 'antd/es/date-picker/generatePicker';
import type { DateTime } from 'luxon';

/**
 * antd's date picker on luxon. Its values are wall-clock readings in the browser's own zone: take
 * them as text (`toFormat`) and let the contract add +05:30; never as moments.
 */
export const DatePicker = generatePicker<DateTime>(luxonGenerateConfig);
