// What the running suite answers, as the page of a developer has to read it.
import * as v from 'valibot';
import type { RemoteApp } from '../define-app';
import type { OtherRemotes } from './other-remote';
import { ownRelease } from './own-build';

/** The new answer to a call; `origin` is that of this server. */
export type Amendment = (answer: unknown, origin: string) => unknown;

const configSchema = v.looseObject({ remoteOrigins: v.array(v.string()) });
const runnable = { manifestUrl: v.string() };
const remotesSchema = v.looseObject({
  remotes: v.array(v.looseObject({ name: v.string(), ...runnable, previous: v.nullish(v.looseObject(runnable)) })),
});

/** By the path of the call. */
export function createAmendments(remote: RemoteApp, folder: string, others: OtherRemotes): Readonly<Record<string, Amendment>> {
  return {
    '/config.json': (answer, origin) => {
      const config = v.parse(configSchema, answer);
      return { ...config, apiUrl: origin, remoteOrigins: [...new Set([origin, ...config.remoteOrigins])] };
    },
    '/remotes': (answer, origin) => {
      const registry = v.parse(remotesSchema, answer);
      const rest = registry.remotes
        .filter(({ name }) => name !== remote.name)
        .map(({ previous, ...release }) => ({
          ...others.throughHere(release, origin),
          previous: previous ? others.throughHere(previous, origin) : null,
        }));
      return { ...registry, remotes: [...rest, ownRelease(remote, folder, origin)] };
    },
  };
}
