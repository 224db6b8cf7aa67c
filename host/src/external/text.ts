import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const externalTexts = defineTexts('host/external', {
  popupBlocked: 'The browser did not open a new tab. Allow pop-ups for this site and try again.',
}, languages);
