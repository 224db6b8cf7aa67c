import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/client';
import { clearSession, setSession } from 'shared-ui/session';
import { fakeApi } from 'shared-ui/testing';
import { demoUsers } from '../testing/demo-users';
import { SecondFactorPanel } from './second-factor-panel';

afterEach(() => act(() => clearSession()));

const refused = (code: string, message: string, field: string) => () => {
  throw new ApiError({ kind: 'http', call: 'x', status: 422, message, errors: [message], faults: [{ field, code }] });
};

describe('two-step sign-in', () => {
  it('is set up with the password, the key and a code, and shows the recovery codes once', async () => {
    let isOn = false;
    const confirm = jest.fn((_input: unknown) => {
      isOn = true;
      return { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] };
    });
    fakeApi({
      getSecondFactor: () => ({ isOn, recoveryCodes: isOn ? 2 : 0 }),
      beginSecondFactor: () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
      confirmSecondFactor: confirm,
    });
    render(<SecondFactorPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    await userEvent.type(screen.getByLabelText('Your password'), 'Demo@1234');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Code of the app, or a recovery code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText('CCCCC-DDDDD')).toBeInTheDocument();
    expect(confirm.mock.calls[0]?.[0]).toEqual({ body: { code: '123456' } });
    expect(await screen.findByText('It is on. You have 2 recovery codes left.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText('CCCCC-DDDDD')).toBeNull();
  });

  it('keeps what was typed when it is refused, and tells which permissions wait for it', async () => {
    act(() => setSession({ ...demoUsers['1001'], withheldPermissions: ['manage-feeder'] }));
    fakeApi({
      getSecondFactor: () => ({ isOn: false, recoveryCodes: 0 }),
      beginSecondFactor: refused('password.wrongCurrent', 'Wrong.', 'password'),
    });
    render(<SecondFactorPanel />);
    expect(await screen.findByText('These permissions of yours count only with two-step sign-in: manage-feeder.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Set up two-step sign-in' }));
    await userEvent.type(screen.getByLabelText('Your password'), 'Wrong@1234');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Your password')).toHaveValue('Wrong@1234');
  });
});
