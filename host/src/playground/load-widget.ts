import * as v from 'valibot';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LoadEnvironment } from '../loading/load-release';
import { startRemote } from '../loading/start-remote';
import type { LoadableRelease } from '../registry/release';

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
