import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { NoticeOutlet } from 'shared-ui/notice';
import { clearSession, getSession, getToken, setSession } from 'shared-ui/session';
import { fakeApi } from 'shared-ui/testing';
import { demoUsers } from '../testing/demo-users';
import { getEndReason, watchSessionEnd } from './session-end';
import { signOut } from './sign-out';

let stop = () => undefined as void;

beforeEach(() => {
  stop = watchSessionEnd();
  act(() => setSession(demoUsers['1001']));
  render(<NoticeOutlet />);
});
afterEach(() => {
  stop();
  act(clearSession);
});

describe('signOut', () => {
  it('tells the server while the token is still there, then forgets it', async () => {
    const logout = jest.fn(() => getToken());
    fakeApi({ logout });
    await act(signOut);
    expect(logout).toHaveReturnedWith(demoUsers['1001'].authToken);
    expect(getSession()).toEqual({ user: null, token: null });
    expect(getEndReason()).toBe('signedOut');
  });

  it('signs out here also when the server does not answer, and says so', async () => {
    fakeApi({
      logout: () => {
        throw new ApiError({ kind: 'network', call: 'logout', message: 'Failed to fetch' });
      },
    });
    await act(signOut);
    expect(getSession().user).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Something wrong to logout');
  });
});
