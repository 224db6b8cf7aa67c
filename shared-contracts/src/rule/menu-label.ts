import type { ShownMenuItem } from '../entity/remote-face';

/** The bar of wide screens, or the menu that small screens open. */
export type MenuFace = 'full' | 'compact';

type Labelled = Pick<ShownMenuItem, 'id' | 'label' | 'compactLabel'>;

/** What an item is called in each menu; null: it is not shown there. One that brings no label is named after its id. */
export function menuLabels({
  id,
  label = id.charAt(0).toUpperCase() + id.slice(1),
  compactLabel = label,
}: Labelled): Record<MenuFace, string | null> {
  return { full: label, compact: compactLabel };
}
