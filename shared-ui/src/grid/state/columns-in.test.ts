import { afterEach, expect, it } from '@jest/globals';
import { defineTexts } from '../../language/define-texts';
import { bringLanguages } from '../../language/package-languages';
import { switchLanguage } from '../../language/switch-language';
import { textOf } from '../../language/translate';
import { columnsIn, titleIn } from './columns-in';

const languages = bringLanguages({ gu: async () => ({ texts: { list: { name: 'ફીડરનું નામ' } } }) });
const texts = defineTexts('list', { name: 'Feeder Name' }, languages);

afterEach(() => switchLanguage('en'));

it('a column is shown in the language in force and keeps its English title for files', async () => {
  await switchLanguage('gu');
  const columns = columnsIn(texts, textOf(texts), (t) => [{ field: 'feeder_name', header: t('name') }]);
  expect(columns).toEqual([{ field: 'feeder_name', header: 'ફીડરનું નામ', fileTitle: 'Feeder Name' }]);
  expect(columns.map((column) => [titleIn(column, 'english'), titleIn(column, 'own')])).toEqual([['Feeder Name', 'ફીડરનું નામ']]);
});

it('a column that was made without one has its header as its title', () => {
  expect(titleIn({ field: 'id', header: 'Id' }, 'english')).toBe('Id');
});
