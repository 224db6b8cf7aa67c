// The keys of teams. Whoever holds one ships its remote and nothing else.
import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { shipperSchema } from '../../entity/shipped-release';

const keyIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

const deployKeySchema = v.object({
  id: v.number(),
  remote: v.string(),
  /** The team that holds it. */
  owner: v.string(),
  /** ISO 8601 with offset, like those that follow. */
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
});
export type DeployKey = v.InferOutput<typeof deployKeySchema>;

export const listDeployKeys = defineEndpoint({
  name: 'listDeployKeys',
  doc: 'The deploy keys of all teams, without the keys themselves.',
  method: 'GET',
  path: '/remotes/keys',
  access: 'operator-key',
  response: plain(v.object({ keys: v.array(deployKeySchema) })),
  errors: [401, 403],
});

export const createDeployKey = defineEndpoint({
  name: 'createDeployKey',
  doc: 'A key that ships one remote, told once. The remote need not exist yet.',
  method: 'POST',
  path: '/remotes/:name/keys',
  access: 'operator-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(v.strictObject({ owner: shipperSchema, by: shipperSchema })),
  response: plain(v.object({ status: v.literal('Success'), id: v.number(), key: v.string() })),
  errors: [400, 401, 403],
});

export const revokeDeployKey = defineEndpoint({
  name: 'revokeDeployKey',
  doc: 'The key ships nothing any more, from the next call on.',
  method: 'POST',
  path: '/remotes/:name/keys/revoke',
  access: 'operator-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(v.strictObject({ id: keyIdSchema, by: shipperSchema })),
  response: plain(v.object({ status: v.literal('Success'), message: v.string() })),
  errors: [400, 401, 403, 404],
});
