// What a started suite leaves in its data folder for pnpm ship, remotes and dev; only its owner may read it.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const runningSchema = v.object({
  url: v.string(),
  apiUrl: v.string(),
  deployKey: v.string(),
  /** Whether it has the demo's accounts. */
  isDemo: v.optional(v.boolean(), false),
});
export type RunningRecord = v.InferOutput<typeof runningSchema>;

const fileIn = (dataDir: string) => join(dataDir, 'running.json');

export function writeRunning(dataDir: string, record: RunningRecord): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), `${JSON.stringify(record, null, 1)}\n`, { mode: 0o600 });
  // The mode counts only for a new file.
  chmodSync(fileIn(dataDir), 0o600);
}

export function removeRunning(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** Null: no suite was started on this data folder. */
export function readRunning(dataDir: string): RunningRecord | null {
  if (!existsSync(fileIn(dataDir))) return null;
  return v.parse(runningSchema, JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
}
