import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const directoryTexts = defineTexts('host/directory', {
  signInWith: 'Sign in with {label}',
  title: 'You are not signed in',
  unknown: 'Your directory knows you, but this suite does not. Ask an administrator for an account with your employee number.',
  cancelled: 'The sign-in was cancelled.',
  expired: 'This sign-in took too long, or was begun in another browser. Please try again.',
  failed: 'Your directory did not confirm the sign-in. Please try again, or tell an administrator.',
  back: 'Back to sign in',
}, languages);
