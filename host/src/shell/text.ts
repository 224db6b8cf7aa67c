import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const shellTexts = defineTexts('host/shell', {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  home: 'Home',
  surface: 'Surface',
  opensNewTab: '(opens a new tab)',
  help: 'Help',
  userMenu: 'User menu of {name}',
  name: 'Name',
  empNo: 'Emp No',
  company: 'Company',
  changePassword: 'Change Password',
  sessions: 'My Sessions',
  remotes: 'Remotes',
  logout: 'Logout',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
}, languages);
