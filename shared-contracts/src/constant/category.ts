/** Categories in filters (docs/product.md#categories). */
export const filterCategories = ['ADOM', 'EHT', 'GIDC', 'HTEX', 'IND', 'JGY', 'LL', 'SOLAR', 'URBAN'] as const;
export type FilterCategory = (typeof filterCategories)[number];

/** Categories that a feeder can have: AGSKY is its own on a feeder and counts as ADOM in filters. */
export const feederCategories = [...filterCategories, 'AGSKY'] as const;
export type FeederCategory = (typeof feederCategories)[number];

/** Hidden in the live summary until the user asks for them. */
export const hiddenCategories = ['ADOM'] as const satisfies readonly FilterCategory[];

/** AGSKY is counted as ADOM; every other category stands for itself. */
export function filterCategoryOf(category: string): string {
  return category === 'AGSKY' ? 'ADOM' : category;
}
