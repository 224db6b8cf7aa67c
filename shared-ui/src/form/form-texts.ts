import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

export const formTexts = defineTexts('shared-ui/form', {
  nothingFound: 'Nothing found.',
  dayForm: 'DD-MM-YYYY',
  minuteForm: 'DD-MM-YYYY HH:mm',
  discardQuestion: 'Discard what you typed?',
  notSaved: 'It is not saved yet.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
}, languages);
