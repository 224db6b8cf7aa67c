import type { RouteObject } from 'shared-ui/router';
import { Guard } from './session/guard';
import { loginPath } from './session/guard-rule';
import { LoginPage } from './session/login-page';
import { ApplicationError } from './shell/application-error';

/** What exists before sign-in. The guarded screens have a table of their own, in the chunk that holds them. */
export const routes: RouteObject[] = [
  { path: loginPath, element: <LoginPage />, errorElement: <ApplicationError /> },
  { path: '*', element: <Guard />, errorElement: <ApplicationError /> },
];
