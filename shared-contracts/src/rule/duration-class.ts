import { limits } from '../constant/limit';

/** Duration classes (docs/product.md#duration-class), short one first. */
export const durationClasses = ['Normal TT', 'Sustain Fault'] as const;
export type DurationClass = (typeof durationClasses)[number];

/** The class of an interruption that lasted so many milliseconds; an open one (null) has none. */
export function durationClassOf(durationMs: number | null): DurationClass | null {
  if (durationMs === null) return null;
  return durationMs <= limits.normalTtMinutes * 60_000 ? 'Normal TT' : 'Sustain Fault';
}
