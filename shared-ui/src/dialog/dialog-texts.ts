import { defineTexts } from '../language/define-texts';

export const dialogTexts = defineTexts('shared-ui/dialog', { close: 'Close' });
