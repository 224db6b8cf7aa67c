import type { RouteObject } from 'shared-ui/router';
import { lazy, Suspense } from 'react';
import { HelpPage } from '../help/help-page';
import { HomePage } from '../home/home-page';
import { ChangePasswordPage } from '../password/change-password-page';
import { PlaygroundPage } from '../playground/playground-page';
import { RemoteHealth } from '../remote-health/remote-health';
import { RemoteArea } from '../remotes/remote-area';

/** For developers: not in the menu, and a chunk of its own. */
const GalleryPage = lazy(async () => ({ default: (await import('../gallery/gallery-page')).GalleryPage }));

/** The host's own screens; every other address is a remote's, or nobody's. */
export const screens: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'change-password', element: <ChangePasswordPage /> },
  { path: 'help', element: <HelpPage /> },
  { path: 'playground', element: <PlaygroundPage /> },
  { path: 'playground/components', element: <Suspense><GalleryPage /></Suspense> },
  { path: 'remotes', element: <RemoteHealth /> },
  { path: '*', element: <RemoteArea /> },
];
