import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { provideDialogElement } from '../testing/dialog-element';
import { Dialog } from './dialog';

beforeEach(provideDialogElement);

describe('a dialog', () => {
  it('that the browser closes while it is mounted is open again, with the focus where it was', () => {
    render(
      <Dialog title="Error" onClose={jest.fn()}>
        <input aria-label="Reason" />
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Error' });
    screen.getByLabelText('Reason').focus();
    dialog.close();
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByLabelText('Reason')).toHaveFocus();
  });
});
