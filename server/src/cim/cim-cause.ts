// The kinds of causes of CIM and of ODIN in the words of the suite, by what their names hold.
import type { Cause } from 'shared-contracts/constant/cause';

const words: readonly (readonly [RegExp, Cause])[] = [
  [/plan|schedul|maint/i, 'planned'],
  [/tree|veget/i, 'vegetation'],
  [/light|storm|wind|weather|flood|\bice|snow|cyclone|hurricane|heat/i, 'weather'],
  [/animal|bird/i, 'animal'],
  [/vehic|car\b|accident/i, 'vehicle'],
  [/theft|vandal/i, 'theft'],
  [/overload/i, 'overload'],
  [/unknown|invest/i, 'unknown'],
  [/equip|line|pole|transform|cable|fuse|wire/i, 'equipment'],
];

/** Undefined: nothing is said of it. */
export function causeOf(text: string | undefined): Cause | undefined {
  if (text === undefined) return undefined;
  // An unplanned outage is not a planned one.
  const said = text.replace(/unplanned/gi, '');
  return words.find(([pattern]) => pattern.test(said))?.[1] ?? 'other';
}
