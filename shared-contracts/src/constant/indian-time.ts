/** India has one zone and no summer time. Adding the offset takes a twentieth of the time that a library of zones needs. */
export const indianOffset = '+05:30';
export const indianOffsetMs = 5.5 * 3_600_000;

/** The first moment of a day in India, `YYYY-MM-DD`, on the wire. */
export function indianMidnight(day: string): string {
  return `${day}T00:00:00${indianOffset}`;
}

/** An instant on the wire: whole seconds, with the Indian offset (docs/product.md#the-wire). */
export function toIndianMoment(epochMs: number): string {
  return `${new Date(epochMs + indianOffsetMs).toISOString().slice(0, 19)}${indianOffset}`;
}
