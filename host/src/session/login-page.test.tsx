import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { KitProvider } from 'shared-ui/base';
import { NoticeOutlet } from 'shared-ui/notice';
import { choose, createMemoryRouter, fakeApi, openOptions, provideDialogElement } from 'shared-ui/testing';
import { RouterProvider } from 'shared-ui/router';
import { clearSession, getSession, setSession } from 'shared-ui/session';
import { ConfigurationContext } from '../configuration/use-configuration';
import { demoConfiguration } from '../testing/demo-configuration';
import { demoUsers } from '../testing/demo-users';
import { captureHandshake } from './handshake';
import { LoginPage } from './login-page';
import { forgetPath, rememberPath } from './return-path';
import { endSession, watchSessionEnd } from './session-end';
import { keepStoredUser } from './stored-user';

const user = demoUsers['1001'];
const refused = (errors: string[], status = 401) => () => {
  throw new ApiError({ kind: 'http', call: 'login', status, message: errors[0] ?? '', errors });
};
const unreachable = () => {
  throw new ApiError({ kind: 'network', call: 'login', message: 'Failed to fetch' });
};
const stops: (() => void)[] = [];

async function open(address = '/auth/login'): Promise<ReturnType<typeof createMemoryRouter>> {
  const router = createMemoryRouter(
    [
      { path: '/auth/login', element: <LoginPage onSigningIn={() => undefined} /> },
      { path: '*', element: <p>inside</p> },
    ],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <ConfigurationContext value={demoConfiguration}>
        <KitProvider>
          <RouterProvider router={router} />
          <NoticeOutlet />
        </KitProvider>
      </ConfigurationContext>,
    );
  });
  return router;
}

/** Fills the form at once: typing key by key is the browser tests' business. */
async function signIn(): Promise<void> {
  await choose('Company', 'GETCO');
  fireEvent.change(screen.getByPlaceholderText('Enter Username'), { target: { value: '1001' } });
  fireEvent.change(screen.getByPlaceholderText('Enter Password'), { target: { value: 'Demo@1234' } });
  await act(async () => screen.getByRole('button', { name: 'Login' }).click());
}

/** A token of an earlier visit, whose user is not known yet. */
function storeToken(): void {
  act(() => setSession(user));
  act(clearSession);
  window.localStorage.setItem('auth_token', 'stored');
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
}

beforeEach(() => {
  provideDialogElement();
  stops.push(watchSessionEnd(), keepStoredUser());
});
afterEach(() => {
  act(clearSession);
  forgetPath();
  while (stops.length > 0) stops.pop()?.();
});

describe('the form', () => {
  it('shows and hides the password by the keyboard too', async () => {
    await open();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide' })).toBeInTheDocument();
  });

  it('has its controls', async () => {
    await open();
    expect(screen.getByText('Select Company')).toBeInTheDocument();
    expect(await openOptions('Company')).toEqual(['GUVNL', 'GETCO', 'DGVCL', 'MGVCL', 'PGVCL', 'UGVCL']);
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', demoConfiguration.forgotPasswordUrl);
    expect(screen.getByText('Developed By')).toBeInTheDocument();
  });

  it('names what is missing and puts the focus there', async () => {
    await open();
    await choose('Company', 'GETCO');
    await act(async () => screen.getByRole('button', { name: 'Login' }).click());
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
    expect(screen.getByLabelText('Company')).toBeValid();
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('says at the field that a password is too long, and does not send it', async () => {
    const login = jest.fn((_input: unknown) => ({ user }));
    fakeApi({ login });
    await open();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('maxlength', '129');
    fireEvent.change(password, { target: { value: 'x'.repeat(129) } });
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password can have at most 128 characters.'));
    await choose('Company', 'GETCO');
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: '1001' } });
    await act(async () => screen.getByRole('button', { name: 'Login' }).click());
    expect(login).not.toHaveBeenCalled();
    expect(password).toHaveFocus();
    fireEvent.change(password, { target: { value: 'x'.repeat(128) } });
    await waitFor(() => expect(password).toBeValid());
  });

  it('signs in, stores token and user, and goes to Home', async () => {
    const login = jest.fn((_input: unknown) => ({ user }));
    fakeApi({ login });
    const router = await open();
    await signIn();
    expect(login.mock.calls[0]?.[0]).toEqual({
      body: { companyName: 'GETCO', empNo: '1001', password: 'Demo@1234', appName: 'outage-suite-web' },
    });
    expect(router.state.location.pathname).toBe('/');
    expect(window.localStorage.getItem('auth_token')).toBe(user.authToken);
    expect(window.localStorage.getItem('user')).toContain('"empNo":"1001"');
    expect(window.localStorage.getItem('user')).not.toContain(user.authToken);
  });

  it('returns to the remembered path with its query', async () => {
    fakeApi({ login: () => ({ user }) });
    rememberPath('/outages?fid=7');
    const router = await open();
    await signIn();
    expect(router.state.location).toMatchObject({ pathname: '/outages', search: '?fid=7' });
  });

  it('sends a weak password to Change Password', async () => {
    fakeApi({ login: () => ({ user: demoUsers['1006'] }) });
    const router = await open();
    await signIn();
    expect(router.state.location.pathname).toBe('/change-password');
  });

  it.each([
    ['the errors of the server', refused(['Wrong password.', 'Two tries left.']), ['Wrong password.', 'Two tries left.']],
    ['that it is unreachable', unreachable, ['The server cannot be reached. What you typed is kept: please try again.']],
  ])('shows %s and keeps what was typed', async (_case, login, messages) => {
    fakeApi({ login });
    await open();
    await signIn();
    const toasts = await screen.findAllByRole('alert');
    for (const message of messages) expect(toasts.at(-1)).toHaveTextContent(message);
    expect(screen.getByRole('combobox', { name: 'Company' }).closest('.ant-select')).toHaveTextContent('GETCO');
    expect(screen.getByLabelText('Username')).toHaveValue('1001');
    expect(screen.getByLabelText('Password')).toHaveValue('Demo@1234');
  });
});

describe('a stored token', () => {
  it('is refreshed, and the path parameter wins over the remembered path', async () => {
    storeToken();
    fakeApi({ refresh: () => ({ user }) });
    rememberPath('/summary');
    const router = await open('/auth/login?path=%2Foutages%3Ffid%3D7');
    expect(router.state.location).toMatchObject({ pathname: '/outages', search: '?fid=7' });
  });

  function expectForgotten(): void {
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(getSession().token).toBeNull();
    expect(window.localStorage.getItem('auth_token')).toBeNull();
    expect(window.localStorage.getItem('user')).toBeNull();
  }

  it('is forgotten when the refresh is refused, and the form appears', async () => {
    storeToken();
    fakeApi({ refresh: refused(['Unauthorized']) });
    await open();
    expectForgotten();
  });

  it.each([
    ['nobody answers', unreachable],
    ['the server is away', refused(['Away.'], 503)],
    ['the server fails', refused(['Broken.'], 500)],
  ])('is kept and tried again when %s', async (_what, away) => {
    storeToken();
    const refresh = jest.fn<() => unknown>(away);
    fakeApi({ refresh });
    rememberPath('/summary');
    const router = await open();
    expect(await screen.findByText(/^The server cannot be reached. You stay signed in/, undefined, { timeout: 3_000 })).toBeInTheDocument();
    expect(getSession().token).toBe('stored');
    refresh.mockReturnValue({ user });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(router.state.location.pathname).toBe('/summary'));
  });

  it('is given up by the user alone while the server is away', async () => {
    storeToken();
    fakeApi({ refresh: unreachable });
    await open();
    const button = await screen.findByRole('button', { name: 'Sign in again' }, { timeout: 3_000 });
    act(() => button.click());
    expectForgotten();
  });
});

describe('a handshake', () => {
  function capture(): void {
    window.history.replaceState(null, '', '/auth/login?handshake_token=once&company_name=GETCO&emp_no=1001');
    captureHandshake();
  }

  it('signs in without the form', async () => {
    const verifyHandshake = jest.fn((_input: unknown) => ({ user }));
    fakeApi({ verifyHandshake });
    capture();
    const router = await open('/auth/login?path=%2Fsummary');
    expect(router.state.location.pathname).toBe('/summary');
    expect(verifyHandshake.mock.calls[0]?.[0]).toEqual({
      body: {
        handshakeToken: 'once',
        companyName: 'GETCO',
        empNo: '1001',
        appName: 'outage-suite-web',
        appVersion: 1,
        devicePlatform: 'web',
        deviceName: window.navigator.userAgent.slice(0, 50),
      },
    });
  });

  it('shows the errors of the server and the form', async () => {
    fakeApi({ verifyHandshake: refused(['The link has been used.']) });
    capture();
    await open();
    expect(await screen.findByText('The link has been used.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
  });

  it('comes second to a stored token, and is not tried after it', async () => {
    storeToken();
    const verifyHandshake = jest.fn();
    fakeApi({ refresh: refused(['Unauthorized']), verifyHandshake });
    capture();
    await open();
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(verifyHandshake).not.toHaveBeenCalled();
  });
});

describe('why the user is here', () => {
  it.each([
    ['expired', 'Your session has ended. Please sign in again.'],
    ['passwordChanged', 'Your password has changed. Please sign in with the new one.'],
  ] as const)('says that the session ended: %s', async (reason, text) => {
    act(() => setSession(user));
    act(() => endSession(reason));
    await open();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says that they signed out in another tab', async () => {
    act(() => setSession(user));
    window.localStorage.removeItem('auth_token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })));
    await open();
    expect(screen.getByText('You have signed out in another tab.')).toBeInTheDocument();
  });
});

describe('two-step sign-in', () => {
  it('asks for the code after the password, keeps what was typed, and sends no code before', async () => {
    const login = jest.fn((input: unknown) => {
      const { body } = input as { body: { code?: string } };
      if (body.code !== undefined) return { user };
      const message = 'Enter the code of your authenticator app, or a recovery code.';
      const faults = [{ field: 'code', code: 'login.codeNeeded' }];
      throw new ApiError({ kind: 'http', call: 'login', status: 401, message, errors: [message], faults });
    });
    fakeApi({ login, listDirectories: () => ({ directories: [], passwordsOff: [] }) });
    await open();
    expect(screen.queryByPlaceholderText('Enter Code')).toBeNull();
    await signIn();
    expect(login.mock.calls[0]?.[0]).not.toHaveProperty('body.code');
    fireEvent.change(await screen.findByPlaceholderText('Enter Code'), { target: { value: '123456' } });
    await act(async () => screen.getByRole('button', { name: 'Login' }).click());
    const sent = { body: { empNo: '1001', password: 'Demo@1234', code: '123456' } };
    await waitFor(() => expect(login.mock.calls.at(-1)?.[0]).toMatchObject(sent));
  });
});
