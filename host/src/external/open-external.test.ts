import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from 'shared-contracts/client';
import { fakeApi } from 'shared-ui/testing';
import { addressWith, openWithTicket } from './open-external';

const replace = jest.fn();
const close = jest.fn();

beforeEach(() => {
  jest.spyOn(window, 'open').mockReturnValue({ opener: window, close, location: { replace } } as unknown as Window);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps the query parameters that the address has', () => {
  expect(addressWith('http://sites.test/a?from=suite', { orgCode: '95 01' })).toBe('http://sites.test/a?from=suite&orgCode=95+01');
});

describe('openWithTicket', () => {
  it('opens the dashboard with a one-time ticket', async () => {
    fakeApi({ getSurfaceToken: () => ({ ticket: 'once' }) });
    await openWithTicket('http://sites.test/surface');
    expect(replace).toHaveBeenCalledWith('http://sites.test/surface?ticket=once');
  });

  it('closes the tab again when there is no ticket', async () => {
    fakeApi({
      getSurfaceToken: () => {
        throw new ApiError({ kind: 'http', call: 'getSurfaceToken', status: 429, message: 'Too many tickets' });
      },
    });
    await openWithTicket('http://sites.test/surface');
    expect(close).toHaveBeenCalled();
  });
});
