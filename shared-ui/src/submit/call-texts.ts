import { unreachable } from 'shared-contracts/client/unreachable';
import { personalTexts } from 'shared-contracts/fault/personal-texts';
import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

/** What is said of a call where nothing was typed. */
export const callTexts = defineTexts('shared-ui/call', { ...personalTexts, disconnected: unreachable }, languages);
