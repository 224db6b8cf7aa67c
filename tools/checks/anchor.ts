// Code and pages refer to a rule by the anchor of its heading: the heading has to exist.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';
import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const reference = /(?:(?<page>[\w./-]+\.md)|(?<=\]\())#(?<anchor>[\w-]+)/g;

/** The anchor of each heading, as GitHub and most readers of Markdown make it. */
export function anchorsOf(page: string): string[] {
  const headings = page.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, title = '']) => title.trim().toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-'));
}

/** A page names others from its own folder, code names them from the folder of the project. */
function pageOf(file: string, named: string | undefined): string {
  if (named === undefined) return file;
  return file.endsWith('.md') ? join(dirname(file), named) : named;
}

/** `readPage` gives null for a page that does not exist. */
export function findDeadAnchors(file: string, content: string, readPage: (page: string) => string | null): string[] {
  return [...content.matchAll(reference)].flatMap(({ groups }) => {
    if (groups?.['page'] === undefined && !file.endsWith('.md')) return [];
    const page = pageOf(file, groups?.['page']);
    const headings = readPage(page);
    if (headings === null) return [`${file}: ${page} does not exist`];
    return anchorsOf(headings).includes(groups?.['anchor'] ?? '') ? [] : [`${file}: ${page} has no heading for #${groups?.['anchor']}`];
  });
}

export const anchor: Check = {
  name: 'the headings that code and pages refer to exist',
  run: () =>
    projectFiles()
      // The tests of the checks name headings that do not exist.
      .filter((file) => /\.(tsx?|mjs|md)$/.test(file) && !/^tools\/checks\/.*\.test\.ts$/.test(file))
      .flatMap((file) =>
        findDeadAnchors(file, readProjectFile(file), (page) => (existsSync(join(workspaceFolder, page)) ? readProjectFile(page) : null)),
      ),
};
