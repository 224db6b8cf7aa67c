import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { clearSession, getSession, setSession } from 'shared-ui/session';
import { fakeApi } from 'shared-ui/testing';
import { getEndReason } from '../session/session-end';
import { demoUsers } from '../testing/demo-users';
import { ChangePasswordPage } from './change-password-page';

const strong = 'Strong@1234';

function failing(error: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  return () => {
    throw new ApiError({ kind: 'http', call: 'changePassword', message: '', ...error });
  };
}

async function send(current: string, next: string, confirm = next): Promise<void> {
  fireEvent.change(screen.getByLabelText('Current Password'), { target: { value: current } });
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: next } });
  fireEvent.change(screen.getByLabelText('Confirm Password'), { target: { value: confirm } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change Password' })));
}

beforeEach(() => {
  jest.useFakeTimers();
  act(() => setSession(demoUsers['1006']));
  render(<ChangePasswordPage />);
});
afterEach(() => {
  jest.useRealTimers();
  act(clearSession);
});

describe('ChangePasswordPage', () => {
  it('ticks off what a strong password has while it is typed', async () => {
    const met = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('data-met'));
    expect(met()).toEqual(['false', 'false', 'false', 'false', 'false']);
    fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'Weak' } });
    expect(met()).toEqual(['false', 'true', 'true', 'false', 'false']);
    fireEvent.change(screen.getByLabelText('New Password'), { target: { value: strong } });
    expect(met()).toEqual(['true', 'true', 'true', 'true', 'true']);
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(expect.stringContaining('An uppercase letter Done'));
  });

  it.each([
    ['', '', '', 'All fields are required.'],
    ['demo', strong, 'other', 'Passwords do not match'],
    [
      'demo',
      'weak',
      'weak',
      'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.',
    ],
  ])('checks %j, %j, %j before it sends', async (current, next, confirm, message) => {
    fakeApi({});
    await send(current, next, confirm);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it.each([
    [['demo', '', ''], 'All fields are required.', ['New Password', 'Confirm Password']],
    [['demo', strong, 'other'], 'Passwords do not match', ['Confirm Password']],
    [['demo', 'weak', 'weak'], /^Password must be/, ['New Password']],
    [['wrong', strong, strong], 'The current password is wrong.', ['Current Password']],
  ] as const)('marks the fields of %j: %s', async ([current, next, confirm], message, labels) => {
    const faults = [{ field: 'currentPassword', code: 'password.wrongCurrent' }];
    fakeApi({ changePassword: failing({ status: 422, message: 'The current password is wrong.', faults }) });
    await send(current, next, confirm);
    for (const label of ['Current Password', 'New Password', 'Confirm Password'] as const) {
      const field = screen.getByLabelText(label);
      const isBlamed = labels.some((blamed) => blamed === label);
      expect(field).toHaveAttribute('aria-invalid', String(isBlamed));
      if (isBlamed) expect(field).toHaveAccessibleDescription(typeof message === 'string' ? expect.stringContaining(message) : message);
    }
    expect(screen.getByLabelText(labels[0])).toHaveFocus();
  });

  it('sends the change, shows the message, and logs out after 3 seconds', async () => {
    const changePassword = jest.fn((_input: unknown) => ({ status: 'Success', message: 'ok' }));
    fakeApi({ changePassword });
    await send('demo', strong);
    expect(changePassword.mock.calls[0]?.[0]).toEqual({ body: { userId: 'GE1006', currentPassword: 'demo', newPassword: strong } });
    expect(screen.getByRole('status')).toHaveTextContent('Password changed successfully! , Please Login with new password.');
    act(() => jest.advanceTimersByTime(2999));
    expect(getSession().user).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(getSession().user).toBeNull();
    expect(getEndReason()).toBe('passwordChanged');
  });

  it.each([
    ['the message of the server', failing({ status: 422, message: 'Current password is wrong.' }), 'Current password is wrong.'],
    ['a message of its own where the server has none', failing({ status: 500 }), 'Something went wrong. Please try again.'],
    [
      "the same where the answer is not the server's own",
      failing({ status: 502, message: 'Bad gateway', isUnexplained: true }),
      'Something went wrong. Please try again.',
    ],
    ['that the call broke', failing({ kind: 'network', message: 'Failed to fetch' }), 'Error occurred while changing the password.'],
  ])('shows %s', async (_case, changePassword, message) => {
    fakeApi({ changePassword });
    await send('demo', strong);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });
});
