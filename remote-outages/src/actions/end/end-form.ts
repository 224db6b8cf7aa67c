import { manualEndMessages, validateManualEnd } from 'shared-contracts/rule/manual-end';
import * as v from 'valibot';

export const endValuesSchema = v.object({ date: v.string(), time: v.string() });
export type EndValues = v.InferOutput<typeof endValuesSchema>;

export const emptyEnd: EndValues = { date: '', time: '' };

export type EndEvent = { readonly type: 'dateChanged'; readonly date: string } | { readonly type: 'timeChanged'; readonly time: string };

export function reduceEnd(values: EndValues, event: EndEvent): EndValues {
  return event.type === 'dateChanged' ? { ...values, date: event.date } : { ...values, time: event.time };
}

/** The server alone says what the future is: a browser's clock may be wrong by days. */
const endOfTime = new Date(8.64e15);

/** The first message about the end, null when it is fine. `start` is null when it could not be read. */
export function validateEnd({ date, time }: EndValues, start: string | null): string | null {
  const result = validateManualEnd(start === null ? null : new Date(start), { date, time }, endOfTime);
  return result.ok ? null : result.message;
}

/** The fields that a message is about; the one about the start is about none. */
export function endFieldsOf(message: string, { date, time }: EndValues): readonly (keyof EndValues)[] {
  if (message === manualEndMessages.invalid) {
    if (date !== '' && time === '') return ['time'];
    return date === '' && time !== '' ? ['date'] : ['date', 'time'];
  }
  return message === manualEndMessages.future || message === manualEndMessages.beforeStart ? ['date'] : [];
}
