import type { RouteObject } from 'shared-ui/router';
import { SummaryPage } from './summary/summary-page';

/** What the host mounts under /summary. */
export const routes: RouteObject[] = [{ index: true, element: <SummaryPage /> }];
