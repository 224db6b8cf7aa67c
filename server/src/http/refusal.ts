// A refusal of the API: its kind gives the status, its faults what the caller reads. Nothing else reaches the caller.
import { englishOf, englishOfAll, type FaultCode, type KnownFault } from 'shared-contracts/english/catalogue';
import { type FaultValues, renameFields } from 'shared-contracts/fault/fault';
import type { PartCode } from 'shared-contracts/fault/part-texts';

const statuses = {
  malformed: 400,
  signedOut: 401,
  badCredentials: 401,
  badKey: 401,
  notPermitted: 403,
  notFound: 404,
  wrongMethod: 405,
  tooSlow: 408,
  changedMeanwhile: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  ruleBroken: 422,
  tooManyTries: 429,
  headersTooLarge: 431,
  callerLeft: 499,
  failed: 500,
  busy: 503,
  databaseAway: 503,
  tookTooLong: 503,
} as const satisfies Partial<Record<FaultCode, number>>;

export type RefusalCode = keyof typeof statuses;

interface RefusalDetail {
  /** What is wrong, the first of them as the message. Without any, the kind says it. */
  readonly faults?: readonly KnownFault[];
  /** The single messages, where they are not those of the faults. */
  readonly errors?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** Further fields of the answer. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Thrown by a handler, answered by the error handler. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly faults: readonly KnownFault[];
  readonly errors: readonly string[] | null;
  readonly retryAfterSeconds: number | null;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, { faults = [], errors, retryAfterSeconds, fields = {} }: RefusalDetail = {}) {
    const [first = { field: null, code }] = faults;
    super(englishOf(first));
    this.code = code;
    this.status = statuses[code];
    this.faults = faults.length > 0 ? faults : [first];
    this.errors = errors ?? (faults.length > 0 ? englishOfAll(faults) : null);
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds ?? (this.status === 503 ? 2 : null);
  }
}

/** A refusal for one reason: about a field, or about none. */
export function refusal(kind: RefusalCode, code: FaultCode, values?: FaultValues, field: string | null = null): Refusal {
  return new Refusal(kind, { faults: [{ field, code, ...(values && { values }) }] });
}

/** A request that a program wrote wrongly. */
export function malformed(code: PartCode, values?: FaultValues): Refusal {
  return refusal('malformed', code, values);
}

/** Throws where rules are broken. */
export function refuseFaults(faults: readonly KnownFault[]): void {
  if (faults.length > 0) throw new Refusal('ruleBroken', { faults });
}

/** The body of every refused call (docs/product.md#the-wire); `wireNames` turns the names of fields into those of the request. */
export function refusalBody({ message, errors, faults, fields }: Refusal, wireNames: Readonly<Record<string, string>> = {}) {
  return { status: 'Fail', message, ...(errors && { errors }), faults: renameFields(faults, wireNames), ...fields } as const;
}
