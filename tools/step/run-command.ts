// Runs a program of the workspace, keeps what it says, passes a stop on to it.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';

export interface CommandResult {
  code: number;
  output: string;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows the output while it comes. */
  isShown?: boolean;
  /** Where the command runs; the workspace without it. */
  folder?: string;
}

const programs = join(workspaceFolder, 'node_modules', '.bin');

export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isShown = false, folder = workspaceFolder }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk);
      if (isShown) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    const stop = () => void child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}
