import { type ManualEndFault, validateManualEnd } from 'shared-contracts/rule/manual-end';
import * as v from 'valibot';

export const endValuesSchema = v.object({ date: v.string(), time: v.string() });
export type EndValues = v.InferOutput<typeof endValuesSchema>;

export const emptyEnd: EndValues = { date: '', time: '' };

export interface EndEvent {
  readonly type: 'momentChanged';
  readonly date: string;
  readonly time: string;
}

export function reduceEnd(_values: EndValues, { date, time }: EndEvent): EndValues {
  return { date, time };
}

/** The server alone says what the future is: a browser's clock may be wrong by days. */
const endOfTime = new Date(8.64e15);

/** What is wrong with the end, if anything. `start` is null when it could not be read. */
export function validateEnd({ date, time }: EndValues, start: string | null): ManualEndFault[] {
  const result = validateManualEnd(start === null ? null : new Date(start), { date, time }, endOfTime);
  return result.ok ? [] : [result.fault];
}
