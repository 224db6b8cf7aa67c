import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearSession, setSession } from 'shared-ui/session';
import { aUser, createMemoryRouter, fakeApi } from 'shared-ui/testing';
import { RouterProvider } from 'shared-ui/router';
import { PendingCountCard } from './pending-count-card';

function show(answer: () => unknown, changes: Parameters<typeof aUser>[0] = {}) {
  act(() => setSession(aUser(changes)));
  fakeApi({ getOtPendingCount: answer });
  const router = createMemoryRouter([{ path: '*', element: <PendingCountCard /> }], { initialEntries: ['/playground'] });
  render(<RouterProvider router={router} />);
  return router;
}

let log: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => clearSession());
  log.mockRestore();
});

describe('the pending-count card', () => {
  it("shows '...' until loaded, then the count", async () => {
    show(async () => ({ data: 1234 }));
    expect(screen.getByRole('region', { name: 'Outage Type Pending' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('...');
    expect(await screen.findByText('1234')).toBeInTheDocument();
    expect(screen.queryByText(/^Only GUVNL/)).toBeNull();
  });

  it("shows '...' on failure, logs it, and Refresh asks again", async () => {
    let answer = (): unknown => {
      throw new Error('away');
    };
    show(() => answer());
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.getByRole('status')).toHaveTextContent('...');
    answer = () => ({ data: 7 });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('7')).toBeInTheDocument();
    answer = () => {
      throw new Error('away again');
    };
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('...'));
  });

  it('leads to the list and to the summary', async () => {
    const router = show(async () => ({ data: 1 }));
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/report/outage-type-pending-list');
    fireEvent.click(screen.getByRole('button', { name: 'Summary' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/summary'));
  });

  it("stays '...' for discoms, who may not count, and leads them nowhere closed", () => {
    const answer = jest.fn();
    show(answer, { companyName: 'DGVCL' });
    expect(screen.getByRole('region', { name: 'Outage Type Pending' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^\.{3}$/);
    expect(screen.getByText('Only GUVNL and GETCO count pending outages.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'List' })).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });
});
