import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const securityTexts = defineTexts('admin/security', {
  title: 'Security',
  subtitle: 'Sign-ins, tries that failed, and what happened to accounts; kept for a year.',
  at: 'When',
  kind: 'Event',
  company: 'Company',
  empNo: 'Emp No',
  actor: 'By',
  address: 'Address',
  device: 'Device',
  times: 'Times',
  signIn: 'Signed in',
  handshake: 'Signed in by another system',
  signOut: 'Signed out',
  signInFailed: 'Wrong password or account',
  signInDelayed: 'Had to wait after failed tries',
  passwordChanged: 'Changed the password',
  passwordSet: 'Password was set',
  permissionsChanged: 'Permissions were changed',
  activated: 'Activated',
  deactivated: 'Deactivated',
  sessionEnded: 'Session ended',
  accountAdded: 'Account was added',
}, languages);
