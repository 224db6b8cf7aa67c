import { defineTexts } from 'shared-ui/language';

export const connectionTexts = defineTexts('host/connection', {
  offline: 'You are offline',
});
