import type { DurationClass } from '../constant/duration-class';
import { limits } from '../constant/limit';

/** The class of an interruption that lasted so many milliseconds; an open one (null) has none. */
export function durationClassOf(durationMs: number | null): DurationClass | null {
  if (durationMs === null) return null;
  return durationMs <= limits.normalTtMinutes * 60_000 ? 'Normal TT' : 'Sustain Fault';
}
