import { lastMenuOrder, type ShownFace } from 'shared-contracts/entity/remote-face';
import type { Translate } from 'shared-ui/language';
import type { homeTexts } from './text';

export interface Shortcut {
  readonly path: string;
  readonly title: string;
  readonly hint: string;
}

/** Where the user may go: what the remotes say of their menu items, in the order of the menu, and Help. */
export function shortcutsOf(remotes: readonly ShownFace[], t: Translate<typeof homeTexts.english>): Shortcut[] {
  const items = remotes.flatMap(({ menu }) => menu).sort((one, other) => (one.order ?? lastMenuOrder) - (other.order ?? lastMenuOrder));
  const cards = items.flatMap(({ path, card }) => (card === undefined ? [] : [{ path, ...card }]));
  return [...cards, { path: '/help', title: t('complaint'), hint: t('complaintHint') }];
}
