import { securityWords } from 'shared-contracts/audit/audit-words';
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
}, languages);

/** What happened, by its code. */
export const securityKindTexts = defineTexts('admin/security-kind', securityWords, languages);
