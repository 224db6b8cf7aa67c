import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { KitProvider } from 'shared-ui/base';
import { RouterProvider } from 'shared-ui/router';
import { choose, createMemoryRouter, fakeApi } from 'shared-ui/testing';
import { SetupPage } from './setup-page';

async function open(): Promise<void> {
  const router = createMemoryRouter([{ path: '/setup', element: <SetupPage /> }], { initialEntries: ['/setup?token=secret'] });
  await act(async () => {
    render(
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>,
    );
  });
}

const fine = { Company: 'GETCO', Name: 'Asha Patel', 'Employee number': '1', Email: 'asha@example.in', Password: 'Sea@Shell1' };

async function send(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Company') await choose(label, value);
    else fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Make the first administrator' })));
}

describe('the set-up page', () => {
  it('makes the first administrator and shows the way to sign in', async () => {
    const setUp = jest.fn((_input: unknown) => ({ status: 'Success', message: 'ok' }));
    fakeApi({ checkSetup: () => ({ state: 'open' }), setUp });
    await open();
    await send(fine);
    expect(setUp.mock.calls[0]?.[0]).toEqual({
      body: { token: 'secret', companyName: 'GETCO', name: 'Asha Patel', empNo: '1', email: 'asha@example.in', password: 'Sea@Shell1' },
    });
    expect(screen.getByRole('status')).toHaveTextContent('The first administrator is made.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  });

  it('checks the form before it sends and goes to the first fault', async () => {
    const setUp = jest.fn();
    fakeApi({ checkSetup: () => ({ state: 'open' }), setUp });
    await open();
    await send({ ...fine, Name: '', Password: 'weak' });
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Password must be/);
    expect(setUp).not.toHaveBeenCalled();
  });

  it('says itself what is wrong with an e-mail address, not the browser', async () => {
    fakeApi({ checkSetup: () => ({ state: 'open' }), setUp: jest.fn() });
    await open();
    await send({ ...fine, Email: 'asha' });
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  });

  it('shows the way to sign in when somebody else was faster', async () => {
    const message = 'This suite is set up already. Sign in, or ask an administrator for an account.';
    fakeApi({
      checkSetup: () => ({ state: 'open' }),
      setUp: () => {
        throw new ApiError({ kind: 'http', call: 'setUp', status: 409, message });
      },
    });
    await open();
    await send(fine);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  });

  it('keeps what was typed when the server refuses', async () => {
    const message = 'The set-up link is not valid.';
    fakeApi({
      checkSetup: () => ({ state: 'open' }),
      setUp: () => {
        throw new ApiError({ kind: 'http', call: 'setUp', status: 403, message });
      },
    });
    await open();
    await send(fine);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Patel');
  });

  it.each([
    ['done', 'This suite is set up already.'],
    ['invalid', 'This set-up link is not valid.'],
  ])('says that a link is %s', async (state, message) => {
    fakeApi({ checkSetup: () => ({ state }) });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });
});
