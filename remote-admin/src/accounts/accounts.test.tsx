import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import type { AccountRow } from 'shared-contracts/entity/account';
import { choose } from 'shared-ui/testing';
import { enter, press, showPage } from '../testing/show-page';

const asha: AccountRow = {
  id: 7,
  companyName: 'GETCO',
  empNo: '2001',
  name: 'Asha Patel',
  designation: 'Deputy Engineer',
  officeCode: '95010100',
  officeName: 'Anand',
  email: null,
  mobile: null,
  permissions: 'manage-feeder',
  state: 'Active',
};
const manager = {
  permissions: ['getco-manage-employee', 'manage-feeder'],
  companyName: 'GETCO',
  orgType: 'Company',
  substationName: null,
} as const;
const success = { status: 'Success', message: 'Saved.' };
const refuse = (call: string, message: string) => () => {
  throw new ApiError({ kind: 'http', call, status: 409, message, errors: [message] });
};

async function manage(answers: Readonly<Record<string, (input: unknown) => unknown>>, row: AccountRow = asha) {
  showPage(
    '/modules/accounts',
    {
      listAccounts: () => ({ dataSource: [row], totalRecords: { count: 1 } }),
      listAccountSessions: () => ({ sessions: [], hasSecondFactor: false }),
      ...answers,
    },
    { ...manager, permissions: [...manager.permissions] },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Manage Asha Patel' }));
  return within(await screen.findByRole('dialog', { name: 'Asha Patel' }));
}

/** Answers yes to the question that the last button asked. */
async function confirm(question: string, label: string): Promise<void> {
  const popup = (await screen.findByText(question)).closest<HTMLElement>('.ant-popconfirm');
  if (popup === null) throw new Error('nothing asks');
  await act(async () => fireEvent.click(within(popup).getByRole('button', { name: label })));
}

describe('an account', () => {
  it('is deactivated only after a question, and a refusal is told', async () => {
    const deactivateAccount = jest.fn<(input: unknown) => unknown>(refuse('deactivateAccount', 'This is the last active super-admin.'));
    const sheet = await manage({ deactivateAccount });
    fireEvent.click(sheet.getByRole('button', { name: 'Deactivate' }));
    expect(deactivateAccount).not.toHaveBeenCalled();
    await confirm('Deactivate the account of Asha Patel?', 'Deactivate');
    expect(deactivateAccount.mock.calls[0]?.[0]).toEqual({ params: { id: 7 } });
    expect(sheet.getByRole('alert')).toHaveTextContent('It could not be saved: This is the last active super-admin.');
  });

  it('gets more permissions at once, of those that its administrator has', async () => {
    const changePermissions = jest.fn<(input: unknown) => unknown>(() => success);
    const sheet = await manage({ changePermissions });
    await choose('Permissions', 'getco-manage-employee');
    expect(screen.queryByRole('option', { name: 'admin' })).toBeNull();
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Save permissions' })));
    expect(changePermissions.mock.calls[0]?.[0]).toEqual({
      params: { id: 7 },
      body: { permissions: ['getco-manage-employee', 'manage-feeder'] },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the permissions that were chosen until they are saved or given up', async () => {
    const answers = {
      listAccounts: () => ({ dataSource: [asha], totalRecords: { count: 1 } }),
      listAccountSessions: () => ({ sessions: [], hasSecondFactor: false }),
    };
    const { reload } = showPage('/modules/accounts', answers, {
      ...manager,
      permissions: [...manager.permissions],
    });
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Manage Asha Patel' }));
      return within(await screen.findByRole('dialog', { name: 'Asha Patel' }));
    };
    expect((await open()).getByRole('button', { name: 'Save permissions' })).toBeDisabled();
    await choose('Permissions', 'getco-manage-employee');
    reload();
    const sheet = await open();
    expect(sheet.getByRole('note')).toHaveTextContent('What you typed before is back.');
    expect(sheet.getByRole('button', { name: 'Save permissions' })).toBeEnabled();
    fireEvent.click(sheet.getByRole('button', { name: 'Discard' }));
    expect(sheet.queryByRole('note')).toBeNull();
    reload();
    expect((await open()).queryByRole('note')).toBeNull();
  });

  it('keeps the password that was typed when it is refused', async () => {
    const sheet = await manage({ setAccountPassword: refuse('setAccountPassword', 'Password is weak.') });
    enter('New Password', 'short');
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Set password' })));
    expect(sheet.getByRole('alert')).toHaveTextContent('Password is weak.');
    expect(screen.getByLabelText('New Password')).toHaveValue('short');
  });

  it('shows where its owner is signed in, and one session is ended', async () => {
    const at = '2026-11-21T14:05:00+05:30';
    const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile Safari/537.36';
    const session = { id: 2, openedAt: at, usedAt: at, expiresAt: at, address: '10.0.0.7', device: phone, isCurrent: false };
    const left = [session];
    const endAccountSession = jest.fn<(input: unknown) => unknown>(() => {
      left.pop();
      return success;
    });
    const sheet = await manage({ listAccountSessions: () => ({ sessions: [...left], hasSecondFactor: false }), endAccountSession });
    const name = 'End the session on Chrome, Android, signed in 21-11-2026 14:05:00';
    await act(async () => fireEvent.click(await sheet.findByRole('button', { name })));
    expect(endAccountSession.mock.calls[0]?.[0]).toEqual({ params: { id: 7, session: 2 } });
    expect(await sheet.findByText('Not signed in anywhere.')).toBeInTheDocument();
  });

  it('that may do more than its administrator cannot be changed', async () => {
    const sheet = await manage({}, { ...asha, permissions: 'admin' });
    expect(sheet.getByRole('note')).toHaveTextContent('it has permissions that you do not have (admin)');
    expect(sheet.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  });

  it('is added without a password, and what was typed stays when it is refused', async () => {
    const addAccount = jest.fn<(input: unknown) => unknown>(refuse('addAccount', 'GETCO 2001 is there already.'));
    const answers = { addAccount, searchOffices: () => ({ data: [] }) };
    const { address } = showPage('/modules/accounts/new', answers, { ...manager, permissions: [...manager.permissions] });
    enter('Emp No', '2001');
    enter('Office Eurja Code', '95010100');
    await choose('Permissions', 'manage-feeder');
    await press('Save');
    expect(addAccount.mock.calls[0]?.[0]).toEqual({
      body: {
        companyName: 'GETCO',
        empNo: '2001',
        name: '',
        designation: '',
        officeCode: '95010100',
        email: '',
        mobile: '',
        password: '',
        permissions: ['manage-feeder'],
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be saved: GETCO 2001 is there already.');
    expect(screen.getByLabelText('Emp No')).toHaveValue('2001');
    expect(address()).toBe('/modules/accounts/new');
  });
});
