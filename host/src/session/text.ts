import { loginTexts } from 'shared-contracts/rule/login';
import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

/** What is said of the login form, by code. */
export const loginFaults = defineTexts('host/login', loginTexts, languages);

export const sessionTexts = defineTexts('host/session', {
  title: 'Sign in',
  subtitle: 'Feeder outages of Gujarat, as they happen.',
  company: 'Company',
  selectCompany: 'Select Company',
  username: 'Username',
  enterUsername: 'Enter Username',
  password: 'Password',
  enterPassword: 'Enter Password',
  code: 'Code',
  enterCode: 'Enter Code',
  forgotPassword: 'Forgot Password',
  login: 'Login',
  developedBy: 'Developed By',
  developer: 'Outage Suite Team',
  product: 'Outage Suite',
  resuming: 'Signing you in...',
  resumingAs: 'Signing you in, {name}...',
  waiting: 'The server cannot be reached. You stay signed in, and this is tried again by itself.',
  signInInstead: 'Sign in again',
  expired: 'Your session has ended. Please sign in again.',
  elsewhere: 'You have signed out in another tab.',
  signedOut: 'You have signed out.',
  passwordChanged: 'Your password has changed. Please sign in with the new one.',
  logoutFailed: 'Something wrong to logout',
}, languages);
