import { type ReactNode, use, useState } from 'react';
import type { LoadEnvironment } from '../loading/load-release';
import { useLoadEnvironment } from '../loading/use-loading';
import type { LoadableRelease } from '../registry/release';
import { useRegistry } from '../registry/use-registry';
import { loadWidget } from './load-widget';
import { SilentBoundary } from './silent-boundary';

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

/** A widget by the name that some remote's release gives it, in a silent boundary: nothing there until it is here, or when it fails. */
export function RemoteWidget({ widget }: { widget: string }): ReactNode {
  const environment = useLoadEnvironment();
  const { releases } = useRegistry();
  if (environment === null || releases === null) return null;
  const release = releases.find(({ widgets }) => widgets?.includes(widget));
  // What is on the page stays; a newer release comes with the next visit.
  return release && <MountedWidget key={release.name} release={release} environment={environment} widget={widget} />;
}
