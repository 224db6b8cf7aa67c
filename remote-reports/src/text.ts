import { defineTexts } from 'shared-ui/language';

export const texts = defineTexts('reports', {
  title: 'Reports',
});
