import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anOutage, closed, freshTab, openAction } from './testing/open-action';

beforeEach(freshTab);

const offered = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

describe('RowActionMenu', () => {
  it.each([
    [anOutage(), ['Add End Date/Time of Outage', 'Update ESD/PSD Details']],
    [anOutage(closed), ['Update ESD/PSD Details', 'Convert Manual to Protection']],
    [anOutage({ ...closed, faultType: 6 }), ['Update ESD/PSD Details']],
    [anOutage({ interruptionType: 3, faultType: 4 }), ['Add End Date/Time of Outage', 'Update Fault Current Details']],
  ])('offers what eligibility allows (%#)', async (outage, labels) => {
    await openAction(outage, {});
    expect(screen.getByRole('menu', { name: 'Action' })).toBeVisible();
    expect(offered()).toEqual(labels);
  });

  it('is named Action and described by its outage', async () => {
    await openAction(anOutage(), {});
    expect(screen.getByRole('button', { name: 'Action' })).toHaveAccessibleDescription('Outage 41, Navagam AG');
  });

  it('stays open after a double click, and closes with the next click', async () => {
    const { user } = await openAction(anOutage(), {});
    await user.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Action' });
    await user.dblClick(button);
    await waitFor(() => expect(offered()).toHaveLength(2));
    fireEvent.click(button, { detail: 1 });
    await waitFor(() => expect(offered()).toEqual([]));
  });

  it('can do nothing where nothing is allowed, and says so', async () => {
    await openAction(anOutage({ ...closed, faultType: 4 }), {});
    expect(screen.getByRole('button', { name: 'Action' })).toBeDisabled();
    expect(screen.getByTitle('No action is possible on this outage')).toHaveAccessibleDescription(
      'Outage 41, Navagam AG. No action is possible on this outage',
    );
  });

  it('is used by the keyboard as a menu is', async () => {
    const { user } = await openAction(anOutage(), {});
    const [first, second] = screen.getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{End}');
    expect(second).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(offered()).toEqual([]));
    expect(screen.getByRole('button', { name: 'Action' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[1]).toHaveFocus());
    await user.click(document.body);
    await waitFor(() => expect(offered()).toEqual([]));
  });
});
