import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SideSheet } from './side-sheet';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Outage 41
      </button>
      {isOpen && (
        <SideSheet title="Outage 41" onClose={() => setOpen(false)}>
          Facts
        </SideSheet>
      )}
    </>
  );
}

it('makes the page behind inert, and gives the focus back to what opened it', async () => {
  const user = userEvent.setup();
  const { container } = render(<Page />);
  const opener = screen.getByRole('button', { name: 'Outage 41' });
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Outage 41' })).toBeInTheDocument();
  expect(container).toHaveAttribute('inert');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container).not.toHaveAttribute('inert');
  expect(opener).toHaveFocus();
});
