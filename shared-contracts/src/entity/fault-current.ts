import * as v from 'valibot';
import { limits } from '../constant/limit';
import { partMessage } from '../fault/part-message';
import { currentFields, type FaultCurrents } from './annotation';
import { keysOf, mapKeys } from './field-table';

/** What a number input gives: `""`, `"12"` or `"12.5"`. */
const typedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(\d{1,5}(\.\d+)?)?$/, partMessage('part.number')),
  v.transform((text) => (text === '' ? null : Number(text))),
);

/** Kilo-amperes of one line: at least 0 and at most what a breaker could ever see, in steps of 0.1, or empty. */
const kiloAmperes = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.number(), typedNumber], partMessage('part.number')),
      v.nullable(
        v.pipe(
          v.number(partMessage('part.number')),
          v.minValue(0, partMessage('part.atLeast', { least: 0 })),
          v.maxValue(limits.maxFaultCurrentKa, partMessage('part.atMostKa', { most: limits.maxFaultCurrentKa })),
          v.check((value) => Number(value.toFixed(1)) === value, partMessage('part.tenth')),
        ),
      ),
    ),
  ),
  null,
);

/** The lines whose fault currents are recorded: red, yellow, blue, ground and neutral. */
export const lines = ['R', 'Y', 'B', 'G', 'N'] as const;
export type Line = (typeof lines)[number];

/** The fact that holds the current of a line. */
export const currentNameOf = (line: Line): keyof FaultCurrents => `faultCurrent${line}`;

/** Fault currents in kA (docs/product.md#the-wire). */
export const faultCurrentSchema = v.strictObject(mapKeys(lines, () => kiloAmperes));
export type FaultCurrent = v.InferOutput<typeof faultCurrentSchema>;

/** As they are recorded: each line a fact of its own. */
export function flatCurrents(currents: FaultCurrent | null): FaultCurrents {
  const values = new Map(lines.map((line) => [currentNameOf(line), currents?.[line] ?? null]));
  return mapKeys(keysOf(currentFields), (name) => values.get(name) ?? null);
}
