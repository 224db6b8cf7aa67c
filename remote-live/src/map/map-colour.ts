// OpenLayers draws on a canvas, so it needs the values behind the theme's variables.
import { type CategoryGroup, groupLooks } from '../category/category-group';

export interface MapColours {
  readonly groups: Readonly<Record<CategoryGroup | 'mixed', string>>;
  readonly paper: string;
  readonly land: string;
  readonly border: string;
  readonly label: string;
  readonly selected: string;
}

export function readMapColours(element: Element = document.documentElement): MapColours {
  const style = getComputedStyle(element);
  const valueOf = (token: string) => style.getPropertyValue(token).trim() || 'gray';
  return {
    groups: {
      home: valueOf(groupLooks.home.token),
      industry: valueOf(groupLooks.industry.token),
      farm: valueOf(groupLooks.farm.token),
      other: valueOf(groupLooks.other.token),
      mixed: valueOf('--suite-text'),
    },
    paper: valueOf('--suite-surface'),
    land: valueOf('--suite-sunken'),
    border: valueOf('--suite-line-strong'),
    label: valueOf('--suite-text-muted'),
    selected: valueOf('--suite-text'),
  };
}
