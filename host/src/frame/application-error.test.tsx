import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { ApplicationError } from './application-error';

function Broken(): ReactNode {
  throw new Error('secret detail');
}

it("a routing exception shows 'Unexpected Application Error!', without what broke, and the ways out", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Broken />, errorElement: <ApplicationError /> }])} />);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.queryByText(/secret detail/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  log.mockRestore();
});
