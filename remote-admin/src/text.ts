import { defineTexts } from 'shared-ui/language';

export const texts = defineTexts('admin', {
  title: 'Manage',
});
