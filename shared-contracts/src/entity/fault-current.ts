import * as v from 'valibot';
import { limits } from '../constant/limit';
import type { FaultCurrents } from './annotation';

/** What a number input gives: `""`, `"12"` or `"12.5"`. */
const typedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(\d{1,5}(\.\d+)?)?$/, 'must be a number'),
  v.transform((text) => (text === '' ? null : Number(text))),
);

/** Kilo-amperes of one line: at least 0 and at most what a breaker could ever see, in steps of 0.1, or empty. */
const kiloAmperes = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.number(), typedNumber], 'must be a number'),
      v.nullable(
        v.pipe(
          v.number('must be a number'),
          v.minValue(0, 'must be at least 0'),
          v.maxValue(limits.maxFaultCurrentKa, `must be at most ${limits.maxFaultCurrentKa} kA`),
          v.check((value) => Number(value.toFixed(1)) === value, 'must be a multiple of 0.1'),
        ),
      ),
    ),
  ),
  null,
);

/** Fault currents of the lines R, Y, B, ground and neutral in kA (docs/product.md#the-wire). */
export const faultCurrentSchema = v.strictObject({ R: kiloAmperes, Y: kiloAmperes, B: kiloAmperes, G: kiloAmperes, N: kiloAmperes });
export type FaultCurrent = v.InferOutput<typeof faultCurrentSchema>;

/** As they are recorded: each line a fact of its own. */
export function flatCurrents(currents: FaultCurrent | null): FaultCurrents {
  const { R, Y, B, G, N } = currents ?? { R: null, Y: null, B: null, G: null, N: null };
  return { faultCurrentR: R, faultCurrentY: Y, faultCurrentB: B, faultCurrentG: G, faultCurrentN: N };
}
