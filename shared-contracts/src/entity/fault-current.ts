import * as v from 'valibot';

/** Kilo-amperes of one line: a number of at least 0, or empty. Digits as text are accepted. */
const kiloAmperes = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.trim(), v.transform((text) => (text === '' ? null : Number(text))))]),
      v.nullable(v.pipe(v.number('must be a number'), v.finite(), v.minValue(0, 'must be at least 0'), v.maxValue(99_999))),
    ),
  ),
  null,
);

/** Fault currents of the lines R, Y, B, ground and neutral in kA (section 3). */
export const faultCurrentSchema = v.strictObject({ R: kiloAmperes, Y: kiloAmperes, B: kiloAmperes, G: kiloAmperes, N: kiloAmperes });
export type FaultCurrent = v.InferOutput<typeof faultCurrentSchema>;
