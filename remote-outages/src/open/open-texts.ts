import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const openTexts = defineTexts('outages/open', {
  open: 'Open',
  overdue: 'Overdue',
  justNow: 'Just now',
  minutesSoFar: { one: '{count} Min so far', other: '{count} Mins so far' },
  hours: { one: '{count} Hr', other: '{count} Hrs' },
  hoursSoFar: '{hours} so far',
  minutesAfterHours: { one: '{hours} {count} Min so far', other: '{hours} {count} Mins so far' },
}, languages);
