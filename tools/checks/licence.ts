// Walks the installed production dependencies and reads what licence each states.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { workspaceFolder } from '../suite/workspace-folder';
import type { Check } from './check';
import { workspacePackages } from './packages';

const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'PostgreSQL',
  'Python-2.0',
  'CC-BY-4.0',
  'OFL-1.1',
]);

const licence = v.union([v.string(), v.object({ type: v.string() }), v.array(v.object({ type: v.string() }))]);
const manifestSchema = v.object({
  name: v.string(),
  version: v.optional(v.string(), ''),
  license: v.optional(licence),
  licenses: v.optional(licence),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** `MIT`, `(MIT OR GPL-3.0)`: one permissive choice is enough; `MIT AND Zlib`: all must be. */
export function isPermissive(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(/\s+OR\s+/i);
  return choices.some((choice) => choice.split(/\s+AND\s+/i).every((part) => permissive.has(part.trim())));
}

type Manifest = v.InferOutput<typeof manifestSchema>;

function licenceOf({ license, licenses }: Manifest): string {
  const stated = license ?? licenses ?? 'none';
  if (typeof stated === 'string') return stated;
  return Array.isArray(stated) ? stated.map(({ type }) => type).join(' OR ') : stated.type;
}

/** Folder of a dependency as Node finds it: in the node_modules of the package or of a folder above. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined;
}

function collect(folder: string, seen: Map<string, Manifest>): void {
  if (seen.has(folder)) return;
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  seen.set(folder, manifest);
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const next = findPackage(name, folder);
    if (next) collect(next, seen);
  }
}

/** What is shipped or runs in production may be used freely. */
export const licences: Check = {
  name: 'production dependencies have permissive licences',
  run: () => {
    const seen = new Map<string, Manifest>();
    for (const { folder, name } of workspacePackages()) if (folder !== '' && name !== 'e2e') collect(join(workspaceFolder, folder), seen);
    const foreign = [...seen].filter(([folder]) => folder.includes('node_modules'));
    return foreign
      .filter(([, manifest]) => !isPermissive(licenceOf(manifest)))
      .map(([, manifest]) => `${manifest.name}@${manifest.version}: ${licenceOf(manifest)}`);
  },
};
