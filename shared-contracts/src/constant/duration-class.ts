/** Duration classes (docs/product.md#duration-class), short one first. */
export const durationClasses = ['Normal TT', 'Sustain Fault'] as const;
export type DurationClass = (typeof durationClasses)[number];
