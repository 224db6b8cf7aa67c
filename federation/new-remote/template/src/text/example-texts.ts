import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const exampleTexts = defineTexts('example', {
  title: 'Example',
  total: '{count} outages in your organization, the newest first.',
  loading: 'Loading...',
  failed: 'The outages could not be read.',
  reload: 'Reload',
  feeder: 'Feeder',
  category: 'Category',
  began: 'Occurrence Time',
}, languages);
