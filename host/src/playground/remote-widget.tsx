import { type ReactNode, use, useState } from 'react';
import type { LoadEnvironment } from '../loading/load-release';
import { useLoadEnvironment } from '../loading/use-loading';
import { findRelease, type LoadableRelease } from '../registry/release';
import { useRegistry } from '../registry/use-registry';
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
  readonly release: LoadableRelease;
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
  const { releases } = useRegistry();
  if (environment === null || releases === null) return null;
  const release = findRelease(path, releases, environment.user);
  // What is on the page stays; a newer release comes with the next visit.
  return release === null ? null : <MountedWidget key={release.name} release={release} environment={environment} widget={widget} />;
}
