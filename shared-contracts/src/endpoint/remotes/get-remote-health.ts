import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const milliseconds = v.nullable(v.number());

const failureSchema = v.object({
  version: v.string(),
  build: v.string(),
  stage: v.string(),
  count,
  /** ISO 8601 with offset. */
  lastAt: v.string(),
  lastReference: v.nullable(v.string()),
});

const releaseLoadsSchema = v.object({
  version: v.string(),
  build: v.string(),
  loads: count,
  failures: count,
  /** Different people who loaded it, or tried to. */
  people: count,
  p50Ms: milliseconds,
  /** Who gets it first: `10%`, a company or an office; without, everybody. */
  audience: v.optional(v.string()),
});

const remoteHealthSchema = v.object({
  name: v.string(),
  isEnabled: v.boolean(),
  /** Null: every release was withdrawn. */
  release: v.nullable(v.object({ version: v.string(), build: v.string(), publishedAt: v.string(), publishedBy: v.string() })),
  /** Successful loads and how long half, and 95 of 100, of them took at most. */
  loads: v.object({ count, p50Ms: milliseconds, p95Ms: milliseconds }),
  /** Loads of an earlier release in place of one that failed. */
  fallbacks: count,
  /** The releases that anybody loaded, the last one first. */
  releases: v.array(releaseLoadsSchema),
  failures: v.array(failureSchema),
});
export type RemoteHealth = v.InferOutput<typeof remoteHealthSchema>;

export const getRemoteHealth = defineEndpoint({
  name: 'getRemoteHealth',
  doc: 'Each remote\'s release, load times and failures of the last 24 hours, as the users\' browsers reported them.',
  method: 'GET',
  path: '/remotes/health',
  access: 'session',
  permission: 'adminRemote',
  response: plain(v.object({ remotes: v.array(remoteHealthSchema) })),
  errors: [401, 403],
});
