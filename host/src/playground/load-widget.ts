import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import * as v from 'valibot';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LoadEnvironment } from '../remotes/load-release';
import { startLoad } from '../remotes/load-store';

const componentSchema = v.custom<ComponentType>((value) => typeof value === 'function');

/** Remotes name their container after themselves (federation/define-app.ts). */
function containerOf({ name }: RemoteRelease): string {
  return name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * A part that a remote lends, after all the checks that its screens pass. A page must not suffer from
 * what it borrows: a failure is logged, and there is no widget.
 */
export async function loadWidget(release: RemoteRelease, environment: LoadEnvironment, widget: string): Promise<ReactNode> {
  const loaded = await startLoad(release, environment);
  if (!loaded.ok) return null; // logged by the load
  try {
    const widgets = v.parse(v.looseObject({}), await environment.runtime.load(containerOf(release), 'widgets'));
    return createElement(v.parse(componentSchema, widgets[widget]));
  } catch (error) {
    console.error(error);
    return null;
  }
}
