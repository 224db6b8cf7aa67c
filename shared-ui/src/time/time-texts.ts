import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

export const timeTexts = defineTexts('shared-ui/time', {
  justNow: 'just now',
  seconds: '{count} secs ago',
  minute: '1 Min ago',
  minutes: '{count} Mins ago',
  hour: '1 Hr',
  hours: '{count} Hrs',
  hoursOnly: '{hours} ago',
  minutesAfterHours: '{hours} {count} Mins ago',
  minuteAfterHours: '{hours} 1 Min ago',
}, languages);
