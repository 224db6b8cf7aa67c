import type { User } from 'shared-contracts/entity/user';
import { may } from 'shared-contracts/rule/permission';
import type { texts } from '../text';

export const pendingListPath = '/report/outage-type-pending-list';

const reliabilityPath = '/report/reliability';

export interface ReportRecord {
  readonly path: string;
  readonly title: keyof typeof texts.english;
  readonly hint: keyof typeof texts.english;
  readonly isFor: (user: User) => boolean;
}

/** The reports, and who they are for (section 6). */
const reports: readonly ReportRecord[] = [
  { path: pendingListPath, title: 'pendingReport', hint: 'pendingReportHint', isFor: (user) => may(user, 'pendingReport') },
  { path: reliabilityPath, title: 'reliability', hint: 'reliabilityHint', isFor: () => true },
];

export function reportsOf(user: User): ReportRecord[] {
  return reports.filter(({ isFor }) => isFor(user));
}
