import { indianOffset, indianOffsetMs } from 'shared-contracts/constant/indian-time';

/** A moment on the wire: whole seconds, +05:30 (docs/product.md#the-wire). */
export function toWireMoment(moment: Date): string {
  return `${new Date(moment.getTime() + indianOffsetMs).toISOString().slice(0, 19)}${indianOffset}`;
}
