import type { User } from 'shared-contracts/entity/user';
import { may } from 'shared-contracts/rule/permission';
import type { homeTexts } from './text';

/** Texts without a value to fill in. */
type TextKey = Exclude<keyof typeof homeTexts.english, 'welcome'>;

export interface Shortcut {
  readonly path: string;
  readonly title: TextKey;
  readonly hint: TextKey;
  readonly isFor: (user: User) => boolean;
}

const everybody = () => true;

const shortcuts: readonly Shortcut[] = [
  { path: '/outages', title: 'outageList', hint: 'outageListHint', isFor: everybody },
  { path: '/summary', title: 'liveDashboard', hint: 'liveDashboardHint', isFor: everybody },
  { path: '/report', title: 'reports', hint: 'reportsHint', isFor: everybody },
  { path: '/modules', title: 'manage', hint: 'manageHint', isFor: (user) => may(user, 'adminRemote') },
  { path: '/help', title: 'complaint', hint: 'complaintHint', isFor: everybody },
];

/** The screens that the user may open, in the order of daily use. */
export function shortcutsOf(user: User): Shortcut[] {
  return shortcuts.filter(({ isFor }) => isFor(user));
}
