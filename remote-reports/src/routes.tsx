import type { RouteObject } from 'shared-ui/router';
import { ReportsPage } from './list/reports-page';

/** What the host mounts under /report. */
export const routes: RouteObject[] = [{ path: '*', element: <ReportsPage /> }];
