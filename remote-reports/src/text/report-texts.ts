import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const texts = defineTexts('reports', {
  title: 'Reports',
  lead: 'Every report covers the outages of your own organization. You can download each table as CSV.',
  answers: 'What it answers',
  audience: 'Who it is for',
  pendingReport: 'Outage Type Pending Report',
  pendingReportHint: 'Outages since 01-12-2023 whose interruption category is still to be entered.',
  pendingWhich: 'Which outages still wait for their interruption category?',
  pendingWhere: 'Which circle, division and substation do they belong to?',
  pendingSince: 'How long have they been waiting?',
  pendingAudience: 'Substations of GETCO, who enter the category, and the offices of GETCO and GUVNL that follow it up.',
  reliability: 'Reliability',
  reliabilityHint: 'SAIFI, SAIDI, CAIDI and MAIFI of a period, worst feeders and the trend of restoration.',
  reliabilityOften: 'How often and how long were people without supply, by company, circle or category?',
  reliabilityFeeders: 'Which feeders failed longest?',
  reliabilityTrend: 'Does restoration become faster?',
  reliabilityAudience: 'Every office of the companies; each sees the feeders of its own organization.',
}, languages);

export const pendingTexts = defineTexts('reports/pending', {
  title: 'Outage Type Pending List',
  subtitle: 'Outages since 01-12-2023 without an interruption category, in your organization.',
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
}, languages);

export const cardTexts = defineTexts('reports/pending-card', {
  title: 'Outage Type Pending',
  unknown: '...',
  closed: 'Only GUVNL and GETCO count pending outages.',
  refresh: 'Refresh',
  summary: 'Summary',
  list: 'List',
}, languages);
