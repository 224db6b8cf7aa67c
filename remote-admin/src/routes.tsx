import type { RouteObject } from 'shared-ui/router';
import { ModulesPage } from './modules/modules-page';

/** What the host mounts under /modules, /substation and /employee. */
export const routes: RouteObject[] = [{ path: '*', element: <ModulesPage /> }];
