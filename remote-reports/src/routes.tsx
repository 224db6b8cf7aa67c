import type { RouteObject } from 'shared-ui/router';
import { ReportsPage } from './list/reports-page';
import { PendingListPage } from './pending/pending-list-page';
import { ReliabilityPage } from './reliability/reliability-page';

/** What the host mounts under /report. */
export const routes: RouteObject[] = [
  { index: true, element: <ReportsPage /> },
  { path: 'list', element: <ReportsPage /> },
  { path: 'reliability', element: <ReliabilityPage /> },
  { path: 'outage-type-pending-list', element: <PendingListPage /> },
];
