import { refusalTexts } from 'shared-contracts/fault/refusal-texts';
import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

/** What any form may be told, whatever it is about. */
export const submitTexts = defineTexts('shared-ui/submit', {
  ...refusalTexts,
  unreachable: 'The server cannot be reached. What you typed is kept: please try again.',
  noAnswer: 'The server took too long to answer. What you typed is kept: check whether it was saved before you try again.',
}, languages);
