import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

export const dialogTexts = defineTexts('shared-ui/dialog', { close: 'Close' }, languages);
