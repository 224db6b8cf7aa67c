import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'shared-ui/router';
import { createMemoryRouter, fakeApi } from 'shared-ui/testing';
import { ConfigurationContext } from '../configuration/use-configuration';
import { demoConfiguration } from '../testing/demo-configuration';
import { DirectoryLinks } from './directory-links';
import { RefusedPage } from './directory-refused-page';

describe('sign-in by a directory', () => {
  it('is offered beside the form', async () => {
    fakeApi({ listDirectories: () => ({ directories: [{ companyName: 'GETCO', label: 'GETCO directory' }], passwordsOff: [] }) });
    await act(async () => {
      render(
        <ConfigurationContext value={demoConfiguration}>
          <DirectoryLinks path="/outages?fid=1" />
        </ConfigurationContext>,
      );
    });
    const link = screen.getByRole('link', { name: 'Sign in with GETCO directory' });
    expect(link).toHaveAttribute('href', `${demoConfiguration.apiUrl}/auth/directory/GETCO?path=%2Foutages%3Ffid%3D1`);
  });

  it.each([
    ['unknown', /Ask an administrator for an account/],
    ['cancelled', /was cancelled/],
    ['nonsense', /did not confirm/],
  ])('that was refused says why: %s', async (reason, message) => {
    const router = createMemoryRouter([{ path: '/auth/refused', element: <RefusedPage /> }], {
      initialEntries: [`/auth/refused?reason=${reason}`],
    });
    await act(async () => {
      render(<RouterProvider router={router} />);
    });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth/login');
  });
});
