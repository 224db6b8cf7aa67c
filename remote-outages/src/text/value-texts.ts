import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

/** What the categories of feeders stand for; those that speak for themselves are left out. */
export const categoryTexts = defineTexts('outages/category', {
  ADOM: 'Agriculture dominant feeder',
  AGSKY: 'Agricultural feeder under Suryashakti Kisan Yojana',
  EHT: 'Extra-high-tension consumer, 66 kV and above',
  GIDC: 'Estate of the Gujarat Industrial Development Corporation',
  HTEX: 'High-tension express feeder',
  IND: 'Industrial feeder',
  JGY: 'Jyoti Gram Yojana: supply of villages',
}, languages);

export const stateTexts = defineTexts('outages/state', {
  state: 'State',
  open: 'Open',
  restored: 'Restored',
}, languages);
