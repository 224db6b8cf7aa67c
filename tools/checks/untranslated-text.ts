import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const screen = /^(host|remote-[^/]+|shared-ui)\/src\/.+\.tsx$/;
export const screenExemptions: readonly RegExp[] = [/\.test\.tsx$/, /\/testing\/.*\.tsx$/];

/** Text between tags: `>Reload<`. Code between tags stands in braces, types in generics have no closing tag after them. */
const elementText = />([^<>{}()=;|&]*[A-Za-z]{2}[^<>{}()=;|&]*)<\//g;
/** Attributes that a user reads or hears. */
const attribute = /\b(?:aria-label|aria-description|placeholder|title|alt|label)="([^"]*[A-Za-z]{2}[^"]*)"/g;

export function findUntranslated(content: string): string[] {
  const code = content.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [elementText, attribute]
    .flatMap((pattern) => [...code.matchAll(pattern)].map(([, found = '']) => found.trim()))
    .filter((found) => found !== '');
}

/** Every visible string goes through the language catalogue of its package, so that another language is data. */
export const untranslatedText: Check = {
  name: 'visible strings come from the language catalogue',
  run: () =>
    projectFiles()
      .filter((file) => screen.test(file) && !screenExemptions.some((exempt) => exempt.test(file)))
      .flatMap((file) => findUntranslated(readProjectFile(file)).map((found) => `${file}: "${found}" belongs into a text file`)),
};
