// Writes a new remote into the workspace and makes its packages known.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findApps } from 'federation/app';
import * as v from 'valibot';
import { UsageError } from '../remotes/target';
import { workspaceFolder } from '../suite/workspace-folder';
import { runCommand } from '../test/run-command';
import { filesOf } from './template';

const wordSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*$/, 'A remote is named by one word: letters and digits, a letter first.'),
  v.maxLength(30, 'The name is too long.'),
);
/** Addresses of the host's own pages. */
const hostPaths = ['/auth', '/help', '/playground', '/change-password', '/remotes'];

async function checkFree(word: string): Promise<void> {
  if (existsSync(join(workspaceFolder, `remote-${word}`))) throw new UsageError(`remote-${word} exists already.`);
  const { remotes } = await findApps();
  const owner = hostPaths.includes(`/${word}`) ? 'the host' : remotes.find(({ basePaths }) => basePaths.includes(`/${word}`))?.name;
  if (owner) throw new UsageError(`/${word} belongs to ${owner}: choose another name.`);
}

function hostApiRange(): string {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(workspaceFolder, 'shared-ui', 'package.json'), 'utf8')),
  );
  return `^${version}`;
}

/** `demo` or `remote-demo`; answers the folder's name. */
export async function createRemote(name: string, isInstalled: boolean): Promise<string> {
  const parsed = v.safeParse(wordSchema, name.replace(/^remote-/, ''));
  if (!parsed.success) throw new UsageError(parsed.issues[0].message);
  const word = parsed.output;
  await checkFree(word);
  const folder = `remote-${word}`;
  for (const [file, content] of Object.entries(filesOf({ word, hostApi: hostApiRange() }))) {
    const path = join(workspaceFolder, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  if (isInstalled) {
    const { code, output } = await runCommand('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--loglevel=error']);
    if (code !== 0) throw new Error(`${folder} is written, but pnpm install failed:\n${output}`);
  }
  return folder;
}
