// What a team says is new, from the CHANGELOG.md of its remote.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines below `## 1.4.0`, up to the next heading; null: there is nothing about this version. */
export function changesOf(changelog: string, version: string): string | null {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('## ') && line.slice(3).trim().split(/\s/)[0] === version);
  if (start === -1) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  return (end === -1 ? rest : rest.slice(0, end)).join('\n').trim() || null;
}

/** As `changesOf`, of the remote whose sources lie in `folder`. */
export function readChanges(folder: string, version: string): string | null {
  const file = join(folder, 'CHANGELOG.md');
  return existsSync(file) ? changesOf(readFileSync(file, 'utf8'), version) : null;
}
