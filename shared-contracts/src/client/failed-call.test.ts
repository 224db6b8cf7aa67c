import { describe, expect, it } from '@jest/globals';
import { ApiError, type ApiErrorKind } from './api-error';
import { isSilent, mayPass, passesSoon } from './failed-call';

const failure = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, call: 'listOutages', message: 'away', ...(status !== undefined && { status }) });

describe('a failed call', () => {
  it.each<[ApiErrorKind, number | undefined, boolean, boolean, boolean]>([
    ['network', undefined, true, true, false],
    ['http', 503, true, true, false],
    ['http', 500, true, false, false],
    ['http', 429, true, false, false],
    ['http', 408, true, false, false],
    ['http', 422, false, false, false],
    ['http', 404, false, false, false],
    ['http', 401, false, false, true],
    ['contract', undefined, true, false, false],
    ['aborted', undefined, true, false, true],
  ])('%s %s: may pass %s, soon %s, silent %s', (kind, status, may, soon, silent) => {
    const error = failure(kind, status);
    expect([mayPass(error), passesSoon(error), isSilent(error)]).toEqual([may, soon, silent]);
  });

  it('is not silent where the program itself failed', () => expect(isSilent(new TypeError('no function'))).toBe(false));
});
