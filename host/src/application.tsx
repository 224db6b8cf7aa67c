import { KitProvider } from 'shared-ui/base';
import { NoticeOutlet } from 'shared-ui/notice';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { type ReactNode, useState } from 'react';
import type { Configuration } from './configuration/configuration';
import { ConfigurationContext } from './configuration/use-configuration';
import { routes } from './route';

interface ApplicationProps {
  readonly configuration: Configuration;
  /** Shown on every page. */
  readonly banner: ReactNode;
}

/** The suite on the page: the only router, and the place where notices appear. */
export function Application({ configuration, banner }: ApplicationProps): ReactNode {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <ConfigurationContext value={configuration}>
      <KitProvider>
        <RouterProvider router={router} />
        <NoticeOutlet />
        {banner}
      </KitProvider>
    </ConfigurationContext>
  );
}
