// A developer's own build in place of a released remote, in this tab only. Whether that is allowed at
// all is the configuration's to say (start-override); nothing is kept where it is not.
import * as v from 'valibot';
import type { LoadableRelease } from './release';

const storageKey = 'suite.remoteOverride';

/** The developer's own machine: the only place that an unreleased build may come from. */
export function isOwnMachine(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

const overridesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.url(), v.check(isOwnMachine))));

/** Addresses of manifests on the developer's machine, by the name of the remote. */
export type Overrides = Readonly<Record<string, string>>;

let active: Overrides = {};

/** From now on these builds are loaded; they stay for the tab's reloads. */
export function setOverrides(overrides: Overrides): void {
  active = overrides;
  try {
    if (Object.keys(overrides).length === 0) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify(overrides));
  } catch {
    // storage is forbidden: until the next reload
  }
}

export function storedOverrides(): Overrides {
  try {
    const parsed = v.safeParse(overridesSchema, window.sessionStorage.getItem(storageKey));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** The registry's list, with a developer's build where there is one: neither checked by a hash nor replaced by an earlier release. */
export function withOverrides(releases: readonly LoadableRelease[]): readonly LoadableRelease[] {
  return releases.map((release) => {
    const manifestUrl = active[release.name];
    return manifestUrl === undefined
      ? release
      : { ...release, manifestUrl, version: 'local', build: 'local', integrity: null, previous: null };
  });
}
