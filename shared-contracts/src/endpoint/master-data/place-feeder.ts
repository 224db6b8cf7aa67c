import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { keyParams } from './record-calls';

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));

/** Null: the feeder stands where its substation stands. */
export const placeFeeder = defineEndpoint({
  name: 'placeFeeder',
  doc: 'Where a feeder stands on the map.',
  method: 'PUT',
  path: '/feeder/:key/position',
  access: 'session',
  permission: 'manageFeeders',
  params: keyParams,
  body: plain(v.strictObject({ position: v.nullable(v.strictObject({ latitude: degrees(90), longitude: degrees(180) })) })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404],
});
