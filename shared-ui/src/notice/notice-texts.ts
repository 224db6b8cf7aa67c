import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

export const noticeTexts = defineTexts('shared-ui/notice', {
  error: 'Error',
  close: 'Close',
  dismiss: 'Dismiss',
  processing: 'Processing...',
  notices: 'Notices',
}, languages);
