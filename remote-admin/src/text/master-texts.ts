import { auditActions, auditFacts, auditSubjects, auditValues } from 'shared-contracts/audit/audit-words';
import { feedTexts } from 'shared-contracts/fault/feed-texts';
import { webhookTexts } from 'shared-contracts/fault/webhook-texts';
import { masterDataTexts } from 'shared-contracts/fault/master-data-texts';
import { emailTexts } from 'shared-contracts/rule/email';
import { employeeTexts } from 'shared-contracts/rule/employee-form';
import { passwordTexts } from 'shared-contracts/rule/password';
import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

/** What is said of accounts, master data and the feed, by code. */
export const recordFaults = defineTexts('admin/record-faults', {
  ...masterDataTexts, ...feedTexts, ...webhookTexts, ...employeeTexts, ...emailTexts, ...passwordTexts,
}, languages);

export const masterTexts = defineTexts('admin/master', {
  heading: 'Master data',
  feeders: 'Feeders',
  feedersHint: 'Add, change and retire feeders, and say where they stand on the map.',
  offices: 'Offices',
  officesHint: 'Look at the tree of offices, add, rename, move and retire.',
  accounts: 'Accounts',
  accountsHint: 'Add employees who can sign in, set their permissions, and deactivate those who have left.',
  import: 'Import',
  importHint: 'Load offices, substations, feeders and employees from CSV files.',
  feed: 'Feed',
  feedHint: 'Keep the systems that report outages, and put right what was refused.',
  webhooks: 'Webhooks',
  webhooksHint: 'Tell other systems of outages, and see what arrived.',
  security: 'Security',
  securityHint: 'See who signed in, from where, and which tries failed.',
  audit: 'Audit',
  auditHint: 'See who changed what, and when.',
}, languages);

export const recordTexts = defineTexts('admin/record', {
  save: 'Save',
  cancel: 'Cancel',
  choose: 'Select',
  yes: 'Yes',
  no: 'No',
  failed: 'It could not be saved: {message}',
  retire: 'Retire',
  isRetired: 'It is retired. Save to take it into use again.',
}, languages);

/** The columns of the files of master data, as fields of a form. */
export const fieldTexts = defineTexts('admin/record-field', {
  feeder_id: 'Feeder Id',
  name: 'Name',
  category: 'Category',
  substation_code: 'Substation Eurja Code',
  subdivision_code: 'Sub Division Eurja Code',
  consumers: 'Consumers',
  population: 'Population',
  villages: 'Villages',
  code: 'Eurja Code',
  type: 'Type',
  company: 'Company',
  voltage_class: 'Voltage Class',
  manage_by: 'Manage By',
  monitoring: 'Monitoring',
  charging_date: 'Charging Date',
  is_coastal: 'Coastal',
  is_tribal: 'Tribal',
  email: 'Email Address',
  mobile: 'Mobile Number',
}, languages);

export const feederTexts = defineTexts('admin/feeder', {
  title: 'Feeders',
  subtitle: 'Feeders of your organization, including retired ones.',
  add: 'Add Feeder',
  edit: 'Edit feeder {name}',
  retireQuestion: 'Take feeder {name} out of use?',
  retireHint: 'Its outages stay. Events about it are rejected until it is added again.',
  action: 'Action',
  substation: 'Sub Station',
  subdivision: 'Sub Division',
  discom: 'Discom',
  state: 'State',
}, languages);

export const importTexts = defineTexts('admin/import', {
  title: 'Import',
  subtitle: 'Load master data from a CSV file. Nothing is changed before you have seen what the file would do.',
  kind: 'What the file holds',
  kindShort: 'Records',
  fileName: 'File',
  offices: 'Offices',
  substations: 'Substations',
  feeders: 'Feeders',
  employees: 'Employees',
  template: 'Download template',
  export: 'Download what is there',
  drop: 'Drop a CSV file here, or click to choose one',
  dropHint: 'UTF-8, separated by commas or semicolons, with a header row.',
  sending: 'Sending {name}...',
  checking: 'Checking {name}...',
  applying: 'Applying {name}...',
  added: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  missing: 'Not in the file',
  retired: 'Retired',
  preview: 'What {name} would do',
  nothingToDo: 'The file changes nothing: all its records are there already.',
  retireMissing: {
    one: 'Retire the one record that is not in the file',
    other: 'Retire the {count} records that are not in the file',
  },
  apply: 'Apply',
  discard: 'Discard',
  applied: '{name} has been applied: {added} new, {changed} changed, {retired} retired.',
  faulty: {
    one: '{name} has one fault. Nothing was changed.',
    other: '{name} has {count} faults. Nothing was changed.',
  },
  firstFaults: 'The first {count} are listed.',
  faults: 'Faulty rows',
  line: 'Line',
  column: 'Column',
  message: 'What is wrong',
  downloadFaults: 'Download faulty rows',
  failed: 'The file could not be checked: {message}',
  notApplied: 'The file could not be applied: {message}',
  history: 'Earlier imports',
  noHistory: 'No file has been applied yet.',
  at: 'When',
  actor: 'Who',
  hash: 'SHA-256 of the file',
  size: 'Bytes',
}, languages);

export const auditTexts = defineTexts('admin/audit', {
  title: 'Audit',
  subtitle: 'Every accepted change: who made it, when, and what it was before and after.',
  at: 'When',
  actor: 'Who',
  company: 'Company',
  empNo: 'Emp No',
  action: 'Action',
  subject: 'Record',
  subjectId: 'Id',
  details: 'Details',
  show: 'Show entry {id}',
  entry: 'Entry {id}',
  field: 'Field',
  before: 'Before',
  after: 'After',
  none: '–',
  unchanged: 'Not changed',
  noFacts: 'This entry keeps no details.',
}, languages);

type Words = Readonly<Record<string, string>>;
/** A code without a word is shown as it is: a newer release of the server knows more of them. */
const words = (name: string, english: Words) => defineTexts(name, english, languages);

export const auditWords = {
  actions: words('admin/audit-action', auditActions),
  subjects: words('admin/audit-subject', auditSubjects),
  facts: words('admin/audit-fact', auditFacts),
  values: words('admin/audit-value', auditValues),
};
