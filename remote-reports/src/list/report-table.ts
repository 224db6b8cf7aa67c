import type { User } from 'shared-contracts/entity/user';
import { may } from 'shared-contracts/rule/permission';
import type { texts } from '../text/report-texts';

export const pendingListPath = '/report/outage-type-pending-list';

const reliabilityPath = '/report/reliability';

type Text = keyof typeof texts.english;

export interface ReportRecord {
  readonly path: string;
  readonly title: Text;
  readonly hint: Text;
  /** The questions that it answers. */
  readonly answers: readonly Text[];
  readonly audience: Text;
  readonly isFor: (user: User) => boolean;
}

/** The reports, and who they are for (docs/product.md#permissions). */
const reports: readonly ReportRecord[] = [
  {
    path: pendingListPath,
    title: 'pendingReport',
    hint: 'pendingReportHint',
    answers: ['pendingWhich', 'pendingWhere', 'pendingSince'],
    audience: 'pendingAudience',
    isFor: (user) => may(user, 'pendingReport'),
  },
  {
    path: reliabilityPath,
    title: 'reliability',
    hint: 'reliabilityHint',
    answers: ['reliabilityOften', 'reliabilityFeeders', 'reliabilityTrend'],
    audience: 'reliabilityAudience',
    isFor: () => true,
  },
];

export function reportsOf(user: User): ReportRecord[] {
  return reports.filter(({ isFor }) => isFor(user));
}
