import { defineTexts } from 'shared-ui/language';
import { languages } from './language/languages';

export const startTexts = defineTexts('host/start', {
  startFailed: 'Outage Suite cannot start',
  configurationUnreachable: 'The settings at /config.json cannot be read. Check the connection and try again.',
  configurationMalformed: 'The setting "{field}" in /config.json is missing or wrong. Please tell the administrator.',
  tryAgain: 'Try again',
}, languages);
