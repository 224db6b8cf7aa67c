import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import * as v from 'valibot';
import type { LoadEnvironment } from '../loading/load-release';
import { useLoadEnvironment } from '../loading/use-loading';
import type { LoadableRelease } from '../registry/release';
import { useRegistry } from '../registry/use-registry';
import { startRemote } from '../loading/start-remote';

const componentSchema = v.custom<ComponentType>((value) => typeof value === 'function');

/**
 * A part that a remote lends, after all the checks that its screens pass. A page must not suffer from
 * what it borrows: a failure is logged, and there is no widget.
 */
export async function loadWidget(release: LoadableRelease, environment: LoadEnvironment, widget: string): Promise<ReactNode> {
  const started = await startRemote(release, environment);
  if (!started.ok) return null; // logged by the load
  try {
    const widgets = v.parse(v.looseObject({}), await started.module.loadExposed('widgets'));
    return createElement(v.parse(componentSchema, widgets[widget]));
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Around what a page can do without: nothing there until it is here, or when it breaks. */
export function SilentBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary fallback={null} onError={(error) => console.error(error)}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
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

/** A widget by the name that some remote's release gives it, in a silent boundary: nothing there until it is here, or when it fails. */
export function RemoteWidget({ widget }: { widget: string }): ReactNode {
  const environment = useLoadEnvironment();
  const { releases } = useRegistry();
  if (environment === null || releases === null) return null;
  const release = releases.find(({ widgets }) => widgets?.includes(widget));
  // What is on the page stays; a newer release comes with the next visit.
  return release && <MountedWidget key={release.name} release={release} environment={environment} widget={widget} />;
}
