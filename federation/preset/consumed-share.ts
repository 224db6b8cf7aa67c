// Which shared modules a build uses. The plugin's own list depends on what Node finds from the folder of the build's
// start. It is empty where Node finds nothing. The modules of the compilation always tell.
import type { Compilation, Module } from 'webpack';
import { providedVersion, sharedOptions } from '../table/shared-singletons';

/** The plugin's identifier: `consume-shared-module|default|luxon|^3.7.0|true|<file of an own copy>|...` */
const consumed = /^consume-shared-module\|[^|]*\|([^|]+)\|[^|]*\|[^|]*\|([^|]*)\|/;

/** The request that a module takes from the host, and the copy that the build brings along in case there is none. */
export function consumedShare(module: Pick<Module, 'identifier'>): { readonly request: string; readonly fallback: string } | null {
  const [, request, copy = ''] = consumed.exec(module.identifier()) ?? [];
  return request === undefined ? null : { request, fallback: /^(undefined|false|null)?$/.test(copy) ? '' : copy };
}

interface SharedEntry {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly requiredVersion: string;
  readonly singleton: true;
  readonly fallback: string;
}

/** What the manifest says of the shared modules: shipping compares it with what the running host provides. */
export function sharedEntries(container: string, compilation: Pick<Compilation, 'modules'>): SharedEntry[] {
  const options = sharedOptions('remote');
  const used = new Map([...compilation.modules].flatMap((module) => {
    const share = consumedShare(module);
    return share ? [[share.request, share.fallback] as const] : [];
  }));
  return [...used].sort().map(([request, fallback]) => {
    // `react/` in the table stands for whatever lies below it.
    const row = options[request] ?? options[`${request.split('/')[0] ?? ''}/`];
    if (!row) throw new Error(`${request} is shared, but federation/table does not name it.`);
    return {
      id: `${container}:${request}`,
      name: request,
      version: providedVersion(request),
      requiredVersion: row.requiredVersion,
      singleton: true,
      fallback,
    };
  });
}
