// The files of the project as a reader sees them: what git tracks or would track.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';

export function projectFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: workspaceFolder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return output.split('\n').filter((file) => file !== '' && existsSync(join(workspaceFolder, file)));
}

const relativeImport = /\b(?:from|import|require)\s*\(?\s*(['"`])(\.[^'"`\n]*)\1/g;

/** Relative imports of every kind: also those of types, those at run time, and styles, in whichever quotes. */
export function relativeImports(content: string): string[] {
  return [...content.matchAll(relativeImport)].map(([, , target = '']) => target);
}

export function readProjectFile(file: string): string {
  return readFileSync(join(workspaceFolder, file), 'utf8');
}
