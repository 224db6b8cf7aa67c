import { loginTexts } from 'shared-contracts/rule/login';
import { passwordTexts } from 'shared-contracts/rule/password';
import { personalTexts } from 'shared-contracts/fault/personal-texts';
import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

/** What is said of what was typed, by code. */
export const secondFactorFaults = defineTexts('host/second-factor-faults', { ...loginTexts, ...passwordTexts, ...personalTexts }, languages);

export const secondFactorTexts = defineTexts('host/second-factor', {
  heading: 'Two-step sign-in',
  lead: 'After your password you enter a code of an authenticator app, so a stolen password is not enough.',
  failed: 'The state of two-step sign-in could not be loaded.',
  tryAgain: 'Try again',
  isOn: 'It is on. You have {count} recovery codes left.',
  isOff: 'It is off.',
  withheld: 'These permissions of yours count only with two-step sign-in: {permissions}.',
  setUp: 'Set up two-step sign-in',
  renew: 'Make new recovery codes',
  remove: 'Switch off two-step sign-in',
  password: 'Your password',
  code: 'Code of the app, or a recovery code',
  next: 'Next',
  cancel: 'Cancel',
  addToApp: 'Add an account in your authenticator app and enter this key there. Then enter the code that the app shows.',
  openApp: 'Open the app on this device',
  switchOn: 'Switch on',
  recoveryCodes: 'Recovery codes',
  keepCodes: 'Keep these recovery codes in a safe place. They are shown only now, and each is good for one sign-in.',
  kept: 'I have kept them',
}, languages);
