import { defineTexts } from 'shared-ui/language';

export const homeTexts = defineTexts('host/home', {
  title: 'Home',
  welcome: 'Welcome, {name}',
  organisation: 'Your organisation',
  scope: 'You see the feeders and outages of this office and of everything below it.',
  eurjaCode: 'Eurja Code',
  shortcuts: 'Where to go',
  pendingCount: 'Organization Wise Pending Count',
  outageList: 'Outage List',
  outageListHint: 'The last 7 days: filter, sort, page and download.',
  liveDashboard: 'Live Dashboard',
  liveDashboardHint: 'Feeders that are out now, by category.',
  administration: 'Employees and Substations',
  administrationHint: 'Keep the records of employees and substations.',
  interruptionTypePending: 'Interruption Type / Pending',
  unknownCount: '...',
  complaint: 'Raise a Complaint',
  complaintHint: 'How to report wrong or missing outages.',
});
