import type { RouteObject } from 'shared-ui/router';
import { OutageListPage } from './list/outage-list-page';

/** What the host mounts under /outages. */
export const routes: RouteObject[] = [{ index: true, element: <OutageListPage /> }];
