import { expect, it } from '@jest/globals';
import { filesOf } from './template-files';

const files = filesOf({ word: 'crew', hostApi: '^2.3.0' });

it('gives every file of the template, under the name of the new remote', () => {
  expect(Object.keys(files).sort()).toEqual([
    'CHANGELOG.md',
    'app.config.ts',
    'package.json',
    'src/language/gu.ts',
    'src/language/hi.ts',
    'src/language/languages.ts',
    'src/newest/newest-page.module.css',
    'src/newest/newest-page.tsx',
    'src/routes.test.tsx',
    'src/routes.tsx',
    'src/text/crew-texts.ts',
  ]);
});

it('leaves nothing of the example behind', () => {
  expect(Object.values(files).join('')).not.toMatch(/example/i);
  expect(files['app.config.ts']).toContain("name: 'remote-crew'");
  expect(files['app.config.ts']).toContain("hostApi: '^2.3.0'");
  expect(files['src/text/crew-texts.ts']).toContain("title: 'Crew'");
  expect(files['src/newest/newest-page.tsx']).toContain("from '../text/crew-texts'");
});
