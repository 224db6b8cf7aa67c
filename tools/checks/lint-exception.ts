import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const exception = /(?:ox|es)lint-disable(?:-next-line|-line)?\b(.*)/g;

/** Comments that switch a rule of the linter off without saying which and why: `-- ` and the reason follow the rule. */
export function findBareExceptions(content: string): string[] {
  return [...content.matchAll(exception)].filter(([, rest = '']) => !/^ [\w/, -]+ -- \S/.test(rest)).map(([comment]) => comment.trim());
}

export const lintException: Check = {
  name: 'a line that the linter leaves out says why',
  run: () =>
    projectFiles()
      .filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file) && !/^tools\/checks\/(?:checks\.test|lint-exception)\.ts$/.test(file))
      .flatMap((file) => findBareExceptions(readProjectFile(file)).map((comment) => `${file}: ${comment}`)),
};
