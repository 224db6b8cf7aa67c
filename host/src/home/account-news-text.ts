import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const accountNewsTexts = defineTexts('host/account-news', {
  heading: 'Your account',
  signIn: 'Sign-in from a new device',
  handshake: 'Sign-in by another system, on a new device',
  passwordChanged: 'Password was changed',
  passwordSet: 'Password was set for you',
  permissionsChanged: 'Permissions were changed',
  secondFactorOn: 'Two-step sign-in was switched on',
  secondFactorOff: 'Two-step sign-in was switched off',
  recoveryCodesMade: 'New recovery codes were made',
  recoveryCodeUsed: 'A recovery code was used',
  codeFailed: 'Right password, wrong code',
  address: 'Address {address}',
  by: 'By {name}',
  advice: 'If this was not you or your administrator, end the sessions that you do not know and change your password.',
  sessions: 'My Sessions',
  read: 'I have read this',
}, languages);
