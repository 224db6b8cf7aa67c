import { defineTexts } from 'shared-ui/language';

export const texts = defineTexts('reports', {
  title: 'Reports',
  pendingReport: 'Outage Type Pending Report',
  pendingReportHint: 'Outages since 01-12-2023 whose interruption category is still to be entered.',
  reliability: 'Reliability',
  reliabilityHint: 'SAIFI, SAIDI, CAIDI and MAIFI of a period, worst feeders and the trend of restoration.',
});

export const pendingTexts = defineTexts('reports/pending', {
  title: 'Outage Type Pending List',
  subtitle: 'Outages since 01-12-2023 without an interruption category, in your organisation.',
  circle: 'Circle',
  division: 'Division',
  substation: 'Substation',
  id: 'Id',
  feederId: 'Feeder Id',
  feederName: 'Feeder Name',
  startDate: 'Start Date',
  startTime: 'Start Time',
  endDate: 'End Date',
  endTime: 'End Time',
});

export const cardTexts = defineTexts('reports/pending-card', {
  title: 'Outage Type Pending',
  unknown: '...',
  refresh: 'Refresh',
  summary: 'Summary',
  list: 'List',
});
