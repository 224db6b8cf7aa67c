import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { fakeApi, MemoryRouter } from 'shared-ui/testing';
import { PendingCountLink } from './count-link';

function show(answer: () => unknown): void {
  fakeApi({ getPendingInterruptionTypeCount: answer });
  render(
    <MemoryRouter>
      <PendingCountLink />
    </MemoryRouter>,
  );
}

describe('the pending count card of the home page', () => {
  it("shows '...' until the count is here, and leads to the pending outages", async () => {
    show(async () => ({ data: { count: 42 } }));
    expect(screen.getByRole('link')).toHaveTextContent('Interruption Type / Pending...');
    expect(await screen.findByText('42')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/outages?outagetypepending=true');
  });

  it("keeps '...' on failure, which is only logged", async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(() => {
      throw new Error('away');
    });
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.getByText('...')).toBeInTheDocument();
    log.mockRestore();
  });
});
