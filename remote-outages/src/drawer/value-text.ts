import { wordOf } from 'shared-ui/language';

/** Fields with fixed values; the others hold what somebody typed. */
const wordFields = new Set([
  'interruptionType', 'outageTypeName', 'cause', 'shutdownTakenBy', 'lcTaken', 'reasonIds', 'relayFlag', 'brokenConductor',
]);

/** A recorded value as it reads: several beside each other, fixed ones in the language in force. */
export function valueText(field: string, value: string | number | readonly (string | number)[]): string {
  const values = [value].flat().map(String);
  return values.map((one) => (wordFields.has(field) ? wordOf(one) : one)).join(', ');
}
