// Writes a new remote into the workspace and makes its packages known.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findApps } from '../app';
import * as v from 'valibot';
import { UsageError } from '../registry/target';
import { packageFolder, readPackage, workspaceFolder } from '../workspace';
import { filesOf } from './template-files';

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

/** `demo` or `remote-demo`; answers the folder's name. */
export async function createRemote(name: string, isInstalled: boolean): Promise<string> {
  const parsed = v.safeParse(wordSchema, name.replace(/^remote-/, ''));
  if (!parsed.success) throw new UsageError(parsed.issues[0].message);
  const word = parsed.output;
  await checkFree(word);
  const folder = `remote-${word}`;
  for (const [file, content] of Object.entries(filesOf({ word, hostApi: `^${readPackage(packageFolder('shared-ui')).version}` }))) {
    const path = join(workspaceFolder, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  if (isInstalled) {
    const pnpm = join(workspaceFolder, 'node_modules', '.bin', 'pnpm');
    const args = ['install', '--prefer-offline', '--no-frozen-lockfile', '--loglevel=error'];
    const { status, stdout, stderr } = spawnSync(pnpm, args, { cwd: workspaceFolder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${folder} is written, but pnpm install failed:\n${stdout}${stderr}`);
  }
  return folder;
}
