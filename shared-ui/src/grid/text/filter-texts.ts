import { defineTexts } from '../../language/define-texts';

/** How a filter reads as a sentence: 'Feeder Name contains X'. Keys are the specification's operators. */
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
});
