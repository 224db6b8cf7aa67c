/** India has one zone and moves no clocks: by hand this takes a twentieth of what a library of zones needs. */
const indianOffsetMs = 5.5 * 3_600_000;

/** A moment on the wire: whole seconds, +05:30 (interface.md section 3). */
export function toWireMoment(moment: Date): string {
  return `${new Date(moment.getTime() + indianOffsetMs).toISOString().slice(0, 19)}+05:30`;
}
