import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { rowCodec } from '../../entity/field-table';
import { momentSchema } from '../../entity/moment';
import { inData } from '../../entity/outcome';
import { idParams } from '../../entity/record-id';

export const getOutage = defineEndpoint({
  name: 'getOutage',
  doc: 'The feeder and the start of one outage, for the end date popup.',
  method: 'GET',
  path: '/outage/:id',
  access: 'session',
  params: idParams,
  response: inData(
    rowCodec({
      feederName: { wire: 'feeder_name', schema: v.string() },
      faultStart: { wire: 'fault_start_datetime', schema: v.nullable(momentSchema) },
    }),
  ),
  errors: [400, 401, 404],
});
