import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const overrideTexts = defineTexts('host/override', {
  title: 'Development',
  override: 'Development: {name} comes from {origin}, not from the registry.',
  stop: 'Stop',
}, languages);
