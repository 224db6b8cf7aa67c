// What CONTRIBUTING.md says of a further language, done with a made-up one: letters with accents, texts 40 % longer.
import { expect, it } from '@jest/globals';
import { languageNames } from 'shared-contracts/constant/language';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', O: 'Ó' };

/** The values in braces stay. */
function pseudo(text: string): string {
  const accented = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (part) => accents[part] ?? part);
  return `${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}`;
}

it('a fourth language is a code, a name and a file of texts; what it lacks is English', async () => {
  Object.assign(languageNames, { qps: 'Pseúdó' });
  window.localStorage.setItem('suite.language', 'qps');
  const { bringLanguages, defineTexts, languageReady, textOf } = await import('../language');
  const list = { title: pseudo('Outage List'), range: pseudo('Showing {from} to {to} of {total}') };
  const languages = bringLanguages({ qps: async () => ({ texts: { list } }) });
  const english = { title: 'Outage List', range: 'Showing {from} to {to} of {total}', later: 'Said later' } as const;
  await languageReady();
  const t = textOf(defineTexts('list', english, languages));
  expect(document.documentElement.lang).toBe('qps');
  expect(t('title')).toBe('Óútágé Líst~~~~~');
  expect(t('range', { from: 1, to: 10, total: 42 })).toBe('Shówíng 1 tó 10 óf 42~~~~~~~~~~~~~~');
  expect(t('later')).toBe('Said later');
});
