import { describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error';

const facts = { kind: 'network', call: 'getHealth', message: 'away' } as const;

describe('instanceof ApiError', () => {
  it('knows an error of another copy of the class, as the host hands it to a remote', async () => {
    jest.resetModules();
    const { ApiError: OtherCopy } = await import('./api-error');
    expect(OtherCopy).not.toBe(ApiError);
    expect(new OtherCopy(facts)).toBeInstanceOf(ApiError);
  });

  it.each([new Error('away'), { name: 'ApiError' }, null, 'ApiError'])('does not know %p', (value) => {
    expect(value instanceof ApiError).toBe(false);
  });
});
