import { describe, expect, it } from '@jest/globals';
import { socketOptions } from './transport';

describe('a socket', () => {
  it('is known as dead within ten seconds', () => {
    const { pingInterval, pingTimeout } = socketOptions([], new AbortController().signal);
    expect((pingInterval ?? 25_000) + (pingTimeout ?? 20_000)).toBeLessThanOrEqual(10_000);
  });
});
