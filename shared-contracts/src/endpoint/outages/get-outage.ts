import * as v from 'valibot';
import { defineEndpoint, mapped, plain } from '../../endpoint';
import { momentSchema } from '../../entity/moment';
import { pathIdSchema } from '../../entity/record-id';

/** The path parameter of calls about one record: digits on the wire, a number inside. */
export const idParams = mapped(
  v.object({ id: pathIdSchema }),
  ({ id }) => ({ id: String(id) }),
);

export const getOutage = defineEndpoint({
  name: 'getOutage',
  doc: 'The feeder and the start of one outage, for the end date popup.',
  method: 'GET',
  path: '/outage/:id',
  access: 'session',
  params: idParams,
  response: plain(v.object({ data: v.object({ feeder_name: v.string(), fault_start_datetime: v.nullable(momentSchema) }) })),
  errors: [400, 401, 404],
});
