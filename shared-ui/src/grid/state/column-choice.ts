// Which columns a user wants is their own matter, so it stays in their browser and out of the address
// that they share.
import * as v from 'valibot';
import { useUser } from '../../session/use-session';
import type { GridRules } from './grid-state';

const choiceSchema = v.object({
  /** Raised when a remembered choice would no longer mean the same. */
  version: v.literal(1),
  shown: v.record(v.string(), v.boolean()),
});

/** Fields that the user chose to show or hide; a column added since then is in neither list. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** Under which name a user's columns of a grid are remembered in the browser that others may use too. */
export function useMemoryKey(gridId: string): string {
  const user = useUser();
  return `${gridId}.${user?.companyName ?? ''}.${user?.empNo ?? ''}`;
}

const storageKey = (memoryKey: string) => `suite.grid.${memoryKey}`;

/** The remembered choice, empty when there is none or it cannot be read. */
export function readColumnChoice(memoryKey: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(memoryKey)) ?? 'null');
    const choice = v.safeParse(choiceSchema, stored);
    return choice.success ? choice.output.shown : {};
  } catch {
    return {}; // storage is forbidden or holds something else
  }
}

/** Remembers the choice; an empty one is forgotten. */
export function rememberColumnChoice(memoryKey: string, shown: ColumnChoice): void {
  try {
    const kept: v.InferInput<typeof choiceSchema> = { version: 1, shown };
    if (Object.keys(shown).length === 0) window.localStorage.removeItem(storageKey(memoryKey));
    else window.localStorage.setItem(storageKey(memoryKey), JSON.stringify(kept));
  } catch {
    // storage is forbidden: the choice lasts as long as the page
  }
}

/** The shown fields: the user's choice where a column can be hidden, the column's own setting elsewhere. */
export function visibleFields(columns: GridRules['columns'], choice: ColumnChoice): string[] {
  return columns.filter(({ field, isVisible, canHide }) => (canHide ? (choice[field] ?? isVisible) : isVisible)).map(({ field }) => field);
}

/** The choice that shows exactly `visible`. */
export function choiceOf(columns: GridRules['columns'], visible: readonly string[]): ColumnChoice {
  return Object.fromEntries(columns.filter(({ canHide }) => canHide).map(({ field }) => [field, visible.includes(field)]));
}
