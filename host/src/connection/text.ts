import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const connectionTexts = defineTexts('host/connection', {
  offline: 'You are offline',
}, languages);
