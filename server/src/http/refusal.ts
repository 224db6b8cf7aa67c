// Every refusal of the API: code, status and what the caller reads. Nothing else reaches the caller.
export const refusals = {
  malformed: { status: 400, message: 'The request is malformed.' },
  signedOut: { status: 401, message: 'Unauthorized' },
  badCredentials: { status: 401, message: 'Invalid company, username or password.' },
  badKey: { status: 401, message: 'Unauthorized' },
  notPermitted: { status: 403, message: 'You are not permitted to do this.' },
  notFound: { status: 404, message: 'Not found.' },
  wrongMethod: { status: 405, message: 'This method is not offered here.' },
  tooSlow: { status: 408, message: 'The request took too long to arrive.' },
  changedMeanwhile: { status: 409, message: 'The record was changed meanwhile. Please refresh the page.' },
  tooLarge: { status: 413, message: 'The request is too large.' },
  wrongMediaType: { status: 415, message: 'The body must be JSON.' },
  ruleBroken: { status: 422, message: 'The request breaks a rule.' },
  tooManyTries: { status: 429, message: 'Too many tries. Please wait and try again.' },
  headersTooLarge: { status: 431, message: 'The headers of the request are too large.' },
  callerLeft: { status: 499, message: 'The caller has left.' },
  failed: { status: 500, message: 'Something went wrong. Please try again.' },
  busy: { status: 503, message: 'The service is busy. Please try again.' },
  databaseAway: { status: 503, message: 'The service is not available at the moment. Please try again.' },
  tookTooLong: { status: 503, message: 'This took too long. Please choose a shorter period or filter by fewer texts, and try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

interface RefusalDetail {
  readonly message?: string;
  readonly errors?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** Further fields of the answer. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Thrown by a handler, answered by the error handler. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: readonly string[] | null;
  readonly retryAfterSeconds: number | null;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, { message, errors, retryAfterSeconds, fields = {} }: RefusalDetail = {}) {
    super(message ?? refusals[code].message);
    this.code = code;
    this.status = refusals[code].status;
    this.errors = errors ?? null;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds ?? (this.status === 503 ? 2 : null);
  }
}

/** The body of every refused call (docs/product.md#the-wire). */
export function refusalBody(refusal: Refusal): { status: 'Fail'; message: string; errors?: readonly string[] } {
  return { status: 'Fail', message: refusal.message, ...(refusal.errors && { errors: refusal.errors }), ...refusal.fields };
}
