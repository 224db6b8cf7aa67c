// The files of a new remote: those of the template beside this file. The template is a remote called Example. It is
// type-checked, linted and tested with everything else.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('template', import.meta.url));

export interface NewRemote {
  /** `demo`: the remote is remote-demo, its page /demo, its menu item Demo. */
  readonly word: string;
  /** Range of the host API that it is written for. */
  readonly hostApi: string;
}

/** `Example`, `example` and the range of the host API are the new remote's own. */
export function rename(text: string, { word, hostApi }: NewRemote): string {
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  return text.replaceAll('Example', title).replaceAll('example', word).replace(/(?<=hostApi: ')[^']*/, hostApi);
}

/** Contents by path inside the new folder. */
export function filesOf(remote: NewRemote): Readonly<Record<string, string>> {
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [rename(relative(template, path), remote), rename(readFileSync(path, 'utf8'), remote)];
    }),
  );
}
