import * as v from 'valibot';
import { requestText } from './text';

/** The lists whose views can be kept: the `gridId` of each Grid A and Grid B. */
export const viewedGrids = ['outages', 'employees', 'substations', 'outage-type-pending'] as const;

/** A list whose views can be kept. */
export type ViewedGrid = (typeof viewedGrids)[number];

/** Bounds of a saved view; texts in characters. */
export const viewLimits = { perGrid: 50, nameLength: 60, searchLength: 4000, columns: 60, fieldLength: 64 } as const;

/** The name of a view: trimmed, 1 to 60 characters. */
export const viewNameSchema = v.pipe(requestText(200), v.trim(), v.minLength(1), v.maxLength(viewLimits.nameLength));

/** How a list was set up, under a name of the user's own (docs/product.md#lists). */
export const savedViewSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  name: v.string(),
  /** Sort and filters as the list's address says them; empty for the defaults. */
  search: v.string(),
  /** Fields of the shown columns, in their order. */
  columns: v.array(v.string()),
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Two names of one list are the same view when they differ in capitals only. */
export function viewNameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
