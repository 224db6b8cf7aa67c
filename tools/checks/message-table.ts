// docs/messages.md: every message of a rule or of the server by its code, in all languages.
import { englishTables } from 'shared-contracts/english/catalogue';
import { successTexts } from 'shared-contracts/fault/success-texts';
import { translations } from 'shared-contracts/language/languages';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';
import type { Check } from './check';
import { readProjectFile } from './source-file';

type Table = Readonly<Record<string, string>>;

export const messageFile = 'docs/messages.md';

const nameInEnglish = new Intl.DisplayNames('en', { type: 'language' });
const translated: readonly (readonly [name: string, table: Table])[] = Object.entries(translations).map(([language, { messages }]) => [
  nameInEnglish.of(language) ?? language,
  messages,
]);
const cell = (text = '') => text.replaceAll('|', '\\|');

/** The page as the catalogues have it now. */
export function messagePage(tables: Readonly<Record<string, Table>> = { ...englishTables, success: successTexts }): string {
  const head = ['code', 'English', ...translated.map(([name]) => name)];
  const rooms = Object.entries(tables).map(([room, table]) => {
    const rows = Object.entries(table).map(([code, english]) => {
      const cells = [english, ...translated.map(([, words]) => words[code])].map((text) => cell(text));
      return `| \`${code}\` | ${cells.join(' | ')} |`;
    });
    return `## ${room}\n\n| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}\n${rows.join('\n')}\n`;
  });
  const intro = 'What a rule or the server says, by its code. Names in braces are values. Written by `npx tsx scripts/messages.ts`.';
  return `# Messages\n\n${intro}\n\n${rooms.join('\n')}`;
}

function findMissingMessages(page: string): string[] {
  return page.split('\n').flatMap((line) => (/\|\s+\|/.test(line) ? [`${messageFile}: a language is missing in ${line}`] : []));
}

/** What is wrong with the stored page, compared with the page of the catalogues. */
export function findPageProblems(page: string, stored: string): string[] {
  const outdated = page === stored ? [] : [`${messageFile} is not up to date: run npx tsx scripts/messages.ts`];
  return [...outdated, ...findMissingMessages(page)];
}

export const messageTable: Check = {
  name: 'the page of messages is what the catalogues say',
  run: () => findPageProblems(messagePage(), existsSync(join(workspaceFolder, messageFile)) ? readProjectFile(messageFile) : ''),
};
