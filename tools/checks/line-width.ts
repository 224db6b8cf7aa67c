import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const widest = 140;

const code = /\.(ts|tsx|js|mjs|cjs|css|html|sh|yaml|yml|conf|template|txt)$|(^|\/)Dockerfile$/;
/** Data, texts of a language and what a tool writes are as wide as they are. */
const exempt = /(^|\/)(data|sop)\/|(^|\/)text[^/]*\.tsx?$|-texts\.ts$|(^|\/)pnpm-lock\.yaml$/;

/** Rooms whose lines are still to be wrapped. */
const toCome = /^(bench|deploy|e2e|federation|host|remote-[a-z]+|scripts|tools|server|shared-contracts|shared-ui)\/|^docker-compose\.yml$/;

/** Numbers of the lines that do not fit. */
export function findWideLines(content: string): number[] {
  return content.split('\n').flatMap((line, index) => (line.length > widest ? [index + 1] : []));
}

/** Lines fit beside each other on a screen: otherwise counting them says nothing of what there is to read. */
export const lineWidth: Check = {
  name: `no line of code is wider than ${widest} characters`,
  run: () =>
    projectFiles()
      .filter((file) => code.test(file) && !exempt.test(file) && !toCome.test(file))
      .flatMap((file) => findWideLines(readProjectFile(file)).map((line) => `${file}:${line}: wider than ${widest} characters`)),
};
