import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

export const pageTexts = defineTexts('shared-ui/page', {
  notFound: '404 Error | Page Not Found...',
  goToHome: 'Go to Home',
}, languages);
