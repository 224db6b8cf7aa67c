/** How a Grid A column is filtered: `interval` is a number of minutes. */
export const gridATypes = ['text', 'number', 'dateRange', 'interval'] as const;
export type GridAType = (typeof gridATypes)[number];

/** Column types of Grid B. */
export const gridBTypes = ['string', 'number', 'date', 'time', 'datetime', 'list', 'boolean'] as const;
export type GridBType = (typeof gridBTypes)[number];
