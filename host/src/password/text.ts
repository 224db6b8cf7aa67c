import { passwordTexts as faults } from 'shared-contracts/rule/password';
import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

/** What is said of the form, by code. */
export const passwordFaults = defineTexts('host/password-faults', faults, languages);

export const passwordTexts = defineTexts('host/password', {
  title: 'Change Password',
  forced: 'Your password is weak. Choose a new one before you go on.',
  demands: 'The new password needs:',
  length: 'At least {count} characters',
  uppercase: 'An uppercase letter',
  lowercase: 'A lowercase letter',
  digit: 'A number',
  symbol: 'A symbol',
  met: 'Done',
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm Password',
  submit: 'Change Password',
  changed: 'Password changed successfully! , Please Login with new password.',
  refused: 'Something went wrong. Please try again.',
  broken: 'Error occurred while changing the password.',
}, languages);
