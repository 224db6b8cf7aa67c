// What the commands around remotes have in common: messages and exit codes.
import { ApiError } from 'shared-contracts/client';
import { UsageError } from './target';

export const say = (line: string) => void process.stdout.write(`${line}\n`);

function explain(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'network') return 'The API does not answer. Is the suite running?';
  if (error instanceof ApiError && error.status === 401) return 'The API refuses the deploy key.';
  return error instanceof Error ? error.message : String(error);
}

/** Exit code 0: done, 1: it failed, 2: it was asked for in a wrong way. */
export async function runCommandLine(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    const isUsage =
      error instanceof UsageError || (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    process.exitCode = isUsage ? 2 : 1;
  }
}
