import { toIndianMoment } from 'shared-contracts/constant/indian-time';

/** A moment on the wire: whole seconds, +05:30 (docs/product.md#the-wire). */
export function toWireMoment(moment: Date): string {
  return toIndianMoment(moment.getTime());
}
