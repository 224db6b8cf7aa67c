import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { type ReactNode, use, useState } from 'react';
import { findRelease } from '../remotes/find-release';
import type { LoadEnvironment } from '../remotes/load-release';
import { releaseKey } from '../remotes/load-store';
import { useLoadEnvironment, useRegistry } from '../remotes/use-registry';
import { loadWidget } from './load-widget';
import { SilentBoundary } from './silent-boundary';

interface RemoteWidgetProps {
  /** An address of the remote that lends it. */
  readonly path: string;
  /** Its name among what the remote exposes as ./widgets. */
  readonly widget: string;
}

/** What the load has brought, if anything. */
export function Loaded({ load }: { load: Promise<ReactNode> }): ReactNode {
  return use(load);
}

interface MountedWidgetProps {
  readonly release: RemoteRelease;
  readonly environment: LoadEnvironment;
  readonly widget: string;
}

function MountedWidget({ release, environment, widget }: MountedWidgetProps): ReactNode {
  const [load] = useState(() => loadWidget(release, environment, widget));
  return (
    <SilentBoundary>
      <Loaded load={load} />
    </SilentBoundary>
  );
}

/** A remote's widget on a page of the host, in a silent boundary: nothing there until it is here, or when it fails. */
export function RemoteWidget({ path, widget }: RemoteWidgetProps): ReactNode {
  const environment = useLoadEnvironment();
  const { data } = useRegistry();
  if (environment === null || data === undefined) return null;
  const release = findRelease(path, data.remotes, environment.user);
  return release === null ? null : <MountedWidget key={releaseKey(release)} release={release} environment={environment} widget={widget} />;
}
