import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './menu-button';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function show() {
  const onEnd = jest.fn();
  const onCurrent = jest.fn();
  const items = [
    { id: 'end', label: 'Add End Date/Time', onChoose: onEnd },
    { id: 'current', label: 'Update Fault Current', onChoose: onCurrent },
  ];
  render(<MenuButton label="Action" description="Outage 41" items={items} emptyHint="Nothing to do" />);
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Action' }), onEnd, onCurrent };
}

describe('a menu button', () => {
  it('opens with the focus on its first item, by ArrowUp on the last', async () => {
    const { user, button } = show();
    expect(button).toHaveAccessibleDescription('Outage 41');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await settle();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Action' })).toBeInTheDocument();
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await settle();
    expect(screen.getAllByRole('menuitem')[1]).toHaveFocus();
  });

  it('is used by arrows, Home, End and Enter', async () => {
    const { user, button, onCurrent } = show();
    await user.click(button);
    await settle();
    await user.keyboard('{ArrowDown}');
    await settle();
    expect(screen.getAllByRole('menuitem')[1]).toHaveFocus();
    await user.keyboard('{Home}');
    await settle();
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus();
    await user.keyboard('{End}');
    await settle();
    expect(screen.getAllByRole('menuitem')[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onCurrent).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('stays open after a double click', async () => {
    const { user, button } = show();
    await user.dblClick(button);
    await settle();
    expect(screen.getByRole('menu', { name: 'Action' })).toBeInTheDocument();
  });

  it('says why it can do nothing', () => {
    render(<MenuButton label="Action" description="Outage 42" items={[]} emptyHint="Nothing to do" />);
    expect(screen.getByRole('button', { name: 'Action' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Action' })).toHaveAccessibleDescription('Outage 42. Nothing to do');
  });
});
