import type { DatabasePlace } from './open-database';

/** What a command has of its surroundings. */
export interface Surroundings extends DatabasePlace {
  readonly now: () => Date;
  readonly say: (line: string) => void;
  /** Everything on standard input. */
  readonly readInput: () => Promise<string>;
  /** Where an export goes that names no file. */
  readonly output: NodeJS.WritableStream;
}

/** A refusal with a sentence for the operator; the command ends with 1. */
export class CommandError extends Error {}

/** A command was used wrongly: its message and the help are shown, and it ends with 2. */
export class UsageError extends Error {}
