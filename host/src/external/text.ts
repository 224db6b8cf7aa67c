import { defineTexts } from 'shared-ui/language';

export const externalTexts = defineTexts('host/external', {
  popupBlocked: 'The browser did not open a new tab. Allow pop-ups for this site and try again.',
});
