import * as v from 'valibot';
import { causes } from '../constant/cause';
import { offsetMomentSchema } from './moment';
import { requestText } from './text';
import { partMessage } from '../fault/part-message';

/** PostgreSQL's integer, and more people than there are. */
const mostCustomers = 2_000_000_000;

const optional = <const S extends v.GenericSchema>(schema: S) => v.exactOptional(v.nullable(schema));

/** What a report may tell of an outage besides its beginning and end. Absent: nothing is said of it; null: it is not known any more. */
export const outageFactEntries = {
  customersOut: optional(
    v.pipe(
      v.number(),
      v.integer(partMessage('part.whole')),
      v.minValue(0, partMessage('part.negative')),
      v.maxValue(mostCustomers, partMessage('part.tooLarge')),
    ),
  ),
  cause: optional(v.picklist(causes)),
  isPlanned: optional(v.boolean()),
  estimatedRestoration: optional(offsetMomentSchema),
  device: optional(requestText(100)),
  note: optional(requestText(200)),
};

export const outageFactNames = [
  'customersOut',
  'cause',
  'isPlanned',
  'estimatedRestoration',
  'device',
  'note',
] as const satisfies readonly (keyof typeof outageFactEntries)[];
export type OutageFactName = (typeof outageFactNames)[number];
