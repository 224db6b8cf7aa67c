import { defineTexts } from 'shared-ui/language';

export const openTexts = defineTexts('outages/open', {
  open: 'Open',
  minutesSoFar: '{minutes} Mins so far',
  hoursSoFar: '{hours} Hrs {minutes} Mins so far',
});
