import { NoticeOutlet } from 'shared-ui/notice';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { type ReactNode, useState } from 'react';
import type { Configuration } from './configuration/configuration';
import { ConfigurationContext } from './configuration/use-configuration';
import { routes } from './route';

/** The suite on the page: the only router, and the place where notices appear. */
export function Application({ configuration }: { configuration: Configuration }): ReactNode {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <ConfigurationContext value={configuration}>
      <RouterProvider router={router} />
      <NoticeOutlet />
    </ConfigurationContext>
  );
}
