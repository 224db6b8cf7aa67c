import { rangeTexts } from 'shared-contracts/grid/range-order';
import { defineTexts } from '../../language/define-texts';
import { languages } from '../../language/languages';

export const rangeSet = defineTexts('shared-ui/range', rangeTexts, languages);

/** How a filter reads as a sentence: 'Feeder Name contains X'. Keys are the operators of docs/product.md#filters. */
export const filterTexts = defineTexts('shared-ui/filter', {
  '=': '{header} is {value}',
  startWith: '{header} starts with {value}',
  contain: '{header} contains {value}',
  endWith: '{header} ends with {value}',
  isEmpty: '{header} is empty',
  notEqualTo: '{header} is not {value}',
  '<=': '{header} is at most {value}',
  '>=': '{header} is at least {value}',
  '!=': '{header} is not {value}',
  between: '{header} {from} to {to}',
  minutes: '{value} min',
}, languages);

/** The operators of Grid A in its filter dialog. */
export const operatorWords = defineTexts('shared-ui/filter-operator', {
  '=': 'Equals',
  startWith: 'Starts with',
  contain: 'Contains',
  endWith: 'Ends with',
  isEmpty: 'Is empty',
  notEqualTo: 'Does not equal',
  '<=': 'At most',
  '>=': 'At least',
  '!=': 'Does not equal',
  between: 'Between',
}, languages);
