import type { Fault } from '../fault/fault';

/** Why a call failed. */
export type ApiErrorKind =
  /** The server refused it. */
  | 'http'
  /** No answer: the server is unreachable, or took too long. */
  | 'network'
  /** An answer that breaks the call's schema. */
  | 'contract'
  /** The caller gave it up. */
  | 'aborted';

interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** Name of the endpoint record. */
  readonly call: string;
  /** For a person to read. */
  readonly message: string;
  /** True where the server gave no message: `message` is then the client's own. */
  readonly isUnexplained?: boolean;
  /** HTTP status of a refusal. */
  readonly status?: number;
  /** The server's single messages. */
  readonly errors?: readonly string[];
  /** What the server found wrong, by field and code; none from a server that does not say so. */
  readonly faults?: readonly Fault[];
  /** Path of the offending field of a broken answer: `dataSource.3.id`. */
  readonly field?: string;
  /** The whole answer of a refusal, for calls that say more in it. */
  readonly answer?: unknown;
  readonly cause?: unknown;
}

/** The only error that the typed client rejects with. */
export class ApiError extends Error {
  /** Each remote brings a copy of this class and is given errors of the host's: the name decides, not the copy. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly errors: readonly string[];
  readonly faults: readonly Fault[];
  readonly field: string | undefined;
  readonly answer: unknown;
  readonly isUnexplained: boolean;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.kind = facts.kind;
    this.call = facts.call;
    this.status = facts.status;
    this.errors = facts.errors ?? [];
    this.faults = facts.faults ?? [];
    this.field = facts.field;
    this.answer = facts.answer;
    this.isUnexplained = facts.isUnexplained ?? facts.message === '';
  }
}
