import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'shared-ui/router';
import { clearSession, setSession } from 'shared-ui/session';
import { aUser, createMemoryRouter, fakeApi } from 'shared-ui/testing';
import { routes } from './routes';

const outage = { id: 7, feederName: 'Kagvad JGY', category: 'Agriculture', faultStart: '2026-11-20T14:05:09+05:30' };

function show(listOutages: () => unknown): void {
  act(() => setSession(aUser()));
  fakeApi({ listOutages });
  render(<RouterProvider router={createMemoryRouter([{ path: 'example', children: routes }], { initialEntries: ['/example'] })} />);
}

afterEach(() => act(() => clearSession()));

describe('/example', () => {
  it('shows the newest outages and how many there are', async () => {
    show(() => ({ dataSource: [outage], totalRecords: { count: 12 } }));
    expect(await screen.findByText('12 outages in your organization, the newest first.')).toBeInTheDocument();
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Kagvad JGY', 'Agriculture', '20-11-2026 14:05:09']);
  });

  it('says when they cannot be read, and tries again', async () => {
    show(() => {
      throw new Error('away');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The outages could not be read.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  });
});
