import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-ui/testing';
import { SessionsPage } from './sessions-page';

const at = '2026-11-21T14:05:00+05:30';
const session = { openedAt: at, usedAt: at, expiresAt: at, address: '10.0.0.7', isCurrent: false };
const phone = { ...session, id: 2, device: 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile Safari/537.36' };
const desk = { ...session, id: 1, device: null, isCurrent: true };

const off = { getSecondFactor: () => ({ isOn: false, recoveryCodes: 0 }) };

describe('My Sessions', () => {
  it('shows where the user is signed in, and offers to end every session but this one', async () => {
    fakeApi({ ...off, listOwnSessions: () => ({ sessions: [desk, phone], lastSignIn: null, failedTries: 0 }) });
    render(<SessionsPage />);
    const [here, there] = await within(await screen.findByRole('list', { name: 'My Sessions' })).findAllByRole('listitem');
    expect(here).toHaveTextContent('Unknown device This session');
    expect(there).toHaveTextContent('Chrome, Android Signed in 21-11-2026 14:05:00 · Address 10.0.0.7');
    const buttons = within(screen.getByRole('list', { name: 'My Sessions' })).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'End the session on Chrome, Android, signed in 21-11-2026 14:05:00',
    ]);
  });

  it('ends a session and reads the rest anew', async () => {
    const left = [desk, phone];
    const end = jest.fn(() => {
      left.pop();
      return { status: 'Success' as const, message: 'The session is ended.' };
    });
    fakeApi({ ...off, listOwnSessions: () => ({ sessions: [...left], lastSignIn: null, failedTries: 0 }), endOwnSession: end });
    render(<SessionsPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^End the session on Chrome, Android/ }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('tells of wrong passwords since the sign-in before', async () => {
    fakeApi({ ...off, listOwnSessions: () => ({ sessions: [desk], lastSignIn: { at, address: null, device: null }, failedTries: 3 }) });
    render(<SessionsPage />);
    expect(await screen.findByText('Before this session you signed in 21-11-2026 14:05:00 on Unknown device.')).toBeInTheDocument();
    expect(screen.getByText('Since then somebody entered a wrong password 3 times.')).toBeInTheDocument();
  });
});
