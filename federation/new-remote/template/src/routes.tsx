import type { RouteObject } from 'shared-ui/router';
import { NewestPage } from './newest/newest-page';

/** What the host mounts under /example. */
export const routes: RouteObject[] = [{ index: true, element: <NewestPage /> }];
