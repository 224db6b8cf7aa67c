import { emailTexts } from 'shared-contracts/rule/email';
import { passwordTexts } from 'shared-contracts/rule/password';
import { setupTexts as faults } from 'shared-contracts/rule/setup-form';
import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

/** What is said of the form, by code. */
export const setupFaults = defineTexts('host/setup-faults', { ...faults, ...emailTexts, ...passwordTexts }, languages);

export const setupTexts = defineTexts('host/setup', {
  title: 'Set up the suite',
  lead: 'Make the first administrator. They add offices, feeders and everybody else.',
  company: 'Company',
  selectCompany: 'Select Company',
  name: 'Name',
  empNo: 'Employee number',
  email: 'Email',
  password: 'Password',
  rule: 'At least 8 characters with an uppercase and a lowercase letter, a digit and a symbol.',
  submit: 'Make the first administrator',
  checking: 'Checking the link...',
  made: 'The first administrator is made.',
  done: 'This suite is set up already. Sign in, or ask an administrator for an account.',
  invalid: 'This set-up link is not valid. Use the newest one that the suite printed at its start.',
  broken: 'The server cannot be reached. Check your connection and try again.',
  signIn: 'Sign in',
}, languages);
