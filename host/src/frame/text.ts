import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const frameTexts = defineTexts('host/frame', {
  product: 'Outage Suite',
  pageTitle: '{page} - Outage Suite',
  notFoundTitle: 'Page Not Found',
  goToHome: 'Go to Home',
  unexpectedError: 'Unexpected Application Error!',
  unexpectedErrorHint: 'Something went wrong on this page. Nothing that you saved before is lost.',
  reload: 'Reload the page',
}, languages);
