import type { FaultValues } from './fault';
import type { PartCode } from './part-texts';

/**
 * What a check of a schema says: an issue of the validator holds one string, so code and values travel in it. The
 * server takes it apart again. The texts stay out of the bundles of the browser.
 */
export function partMessage(code: PartCode | `range.${string}`, values?: FaultValues): string {
  return values === undefined ? code : `${code} ${JSON.stringify(values)}`;
}
