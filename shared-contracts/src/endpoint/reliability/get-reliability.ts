import * as v from 'valibot';
import { defineEndpoint, mapped, plain } from '../../endpoint';
import { dateSchema } from '../../entity/moment';
import { reliabilitySchema } from '../../entity/reliability';
import { partMessage } from '../../fault/part-message';

/** What the indices are told for. */
export const reliabilityGroups = ['company', 'circle', 'category'] as const;
export type ReliabilityGroup = (typeof reliabilityGroups)[number];

/** What counts as served: consumers, people, or every feeder as one (a feeder's consumers may not be known). */
export const reliabilityWeights = ['consumers', 'people', 'feeders'] as const;
export type ReliabilityWeight = (typeof reliabilityWeights)[number];

/** The tables that can be downloaded. */
export const reliabilityTables = ['groups', 'feeders', 'trend'] as const;
export type ReliabilityTable = (typeof reliabilityTables)[number];

const flag = v.pipe(v.optional(v.picklist(['true', 'false']), 'false'), v.transform((text) => text === 'true'));

/** The longest period of one report: five years and what leap days add. */
const longestDays = 1830;
const dayMs = 86_400_000;

const querySchema = v.pipe(
  v.strictObject({
    from: dateSchema,
    to: dateSchema,
    groupBy: v.optional(v.picklist(reliabilityGroups), 'company'),
    weight: v.optional(v.picklist(reliabilityWeights), 'consumers'),
    excludePlanned: flag,
    download: v.optional(v.nullable(v.picklist(reliabilityTables)), null),
  }),
  v.forward(v.check(({ from, to }) => from <= to, partMessage('part.beforeFrom')), ['to']),
  v.forward(v.check(({ from, to }) => Date.parse(to) - Date.parse(from) < longestDays * dayMs, 'is too far from from'), ['to']),
);

/** `from` and `to` are days, both included; `download` names the table of a CSV file. */
const query = mapped(querySchema, ({ excludePlanned, ...rest }) => ({
  ...rest,
  excludePlanned: excludePlanned ? ('true' as const) : ('false' as const),
}));

export const getReliability = defineEndpoint({
  name: 'getReliability',
  doc: 'SAIFI, SAIDI, CAIDI and MAIFI (IEEE 1366) of a period, the worst feeders and the trend of restoration.',
  method: 'GET',
  path: '/report/reliability',
  access: 'session',
  query,
  response: plain(reliabilitySchema),
  csv: true,
  errors: [400, 401],
});
