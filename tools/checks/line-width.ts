import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const widest = 140;

const code = /\.(ts|tsx|js|mjs|cjs|css|html|sh|yaml|yml|conf|template|txt)$|(^|\/)Dockerfile$/;
/** Data, texts of a language and what a tool writes are as wide as they are. */
export const widthExemptions: readonly RegExp[] = [
  /(^|\/)data\//,
  /(^|\/)text[^/]*\.tsx?$/,
  /-texts\.ts$/,
  /(^|\/)pnpm-lock\.yaml$/,
  /(^|\/)security-header\.conf\.template$/,
];

/** What a file has to say: its lines that do not fit. */
export function findWideLines(file: string, content: string): string[] {
  if (!code.test(file) || widthExemptions.some((exempt) => exempt.test(file))) return [];
  return content
    .split('\n')
    .flatMap((line, index) => (line.length > widest ? [`${file}:${index + 1}: wider than ${widest} characters`] : []));
}

/** Lines fit beside each other on a screen. Otherwise a count of lines does not tell how much there is to read. */
export const lineWidth: Check = {
  name: `no line of code is wider than ${widest} characters`,
  run: () => projectFiles().flatMap((file) => findWideLines(file, readProjectFile(file))),
};
