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

export function readProjectFile(file: string): string {
  return readFileSync(join(workspaceFolder, file), 'utf8');
}
