// Where things are in the workspace.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export const workspaceFolder = fileURLToPath(new URL('..', import.meta.url));
export const cacheFolder = join(workspaceFolder, '.cache');

const packageSchema = v.object({
  version: v.string(),
  exports: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The parts of a workspace package's own package.json that builds read. */
export function readPackage(folder: string): v.InferOutput<typeof packageSchema> {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

export function packageFolder(name: string): string {
  return join(workspaceFolder, name);
}
