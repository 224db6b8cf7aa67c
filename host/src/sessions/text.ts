import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const sessionsTexts = defineTexts('host/sessions', {
  title: 'My Sessions',
  lead: 'Where you are signed in. End sessions that you do not know, and change your password.',
  failed: 'Your sessions could not be loaded.',
  tryAgain: 'Try again',
  current: 'This session',
  unknownDevice: 'Unknown device',
  opened: 'Signed in {when}',
  used: 'Last used {when}',
  expires: 'Ends {when}',
  address: 'Address {address}',
  end: 'End session',
  endOf: 'End the session on {device}, signed in {when}',
  lastSignIn: 'Before this session you signed in {when} on {device}.',
  failedTry: 'Since then somebody entered a wrong password once.',
  failedTries: 'Since then somebody entered a wrong password {count} times.',
}, languages);
