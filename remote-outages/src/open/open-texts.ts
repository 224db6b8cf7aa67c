import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const openTexts = defineTexts('outages/open', {
  open: 'Open',
  overdue: 'Overdue',
  minutesSoFar: '{minutes} Mins so far',
  hoursSoFar: '{hours} Hrs {minutes} Mins so far',
}, languages);
