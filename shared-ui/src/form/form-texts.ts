import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

export const formTexts = defineTexts('shared-ui/form', {
  nothingFound: 'Nothing found.',
  dayForm: 'DD-MM-YYYY',
  minuteForm: 'DD-MM-YYYY HH:mm',
  dayRule: 'Type the day as DD-MM-YYYY, for example 31-12-2025.',
  minuteRule: 'Type day and time as DD-MM-YYYY HH:mm, for example 31-12-2025 17:30.',
  discardQuestion: 'Discard what you typed?',
  notSaved: 'It is not saved yet.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
}, languages);
