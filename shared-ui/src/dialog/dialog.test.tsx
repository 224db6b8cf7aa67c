import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

const settle = () => act(() => Promise.resolve());

function page(isOpen: boolean, onClose = jest.fn()) {
  return (
    <>
      <button type="button">Open</button>
      {isOpen && (
        <Dialog title="Add reason" onClose={onClose} footer={<button type="button">Save</button>}>
          <input aria-label="Reason" data-autofocus />
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  it('has its heading as its name and the focus where the user came for', async () => {
    render(page(true));
    await settle();
    expect(screen.getByRole('dialog', { name: 'Add reason' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Add reason' })).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveFocus();
  });

  it('closes by Escape and by the cross', async () => {
    const onClose = jest.fn();
    render(page(true, onClose));
    await settle();
    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('makes the page behind inert and gives it back with the focus', async () => {
    const { rerender, container } = render(page(false));
    screen.getByRole('button', { name: 'Open' }).focus();
    rerender(page(true));
    await settle();
    expect(container).toHaveAttribute('inert');
    rerender(page(false));
    await settle();
    expect(container).not.toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('gives the focus back to where the first of two came from, when the first is gone', async () => {
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Open' }).focus();
    rerender(page(true));
    await settle();
    const second = <Dialog title="Error" onClose={jest.fn()} footer={<button type="button" data-autofocus>Close</button>}>No</Dialog>;
    const opener = <button type="button">Open</button>;
    rerender(<>{opener}{page(true).props.children[1]}{second}</>);
    await settle();
    rerender(<>{opener}{false}{second}</>);
    await settle();
    rerender(<>{opener}{false}{false}</>);
    await settle();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
