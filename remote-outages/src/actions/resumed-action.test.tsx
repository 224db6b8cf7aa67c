import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NoticeOutlet } from 'shared-ui/notice';
import { clearSession, setSession } from 'shared-ui/session';
import { aUser, choose, fakeApi } from 'shared-ui/testing';
import { ResumedAction } from './resumed-action';
import { aDetail, anOutage, closed, freshTab, openAction, reads, refusal } from './testing/open-action';

beforeEach(freshTab);

const title = 'Update ESD/PSD Details';

/** Types into the popup, tries to save, and is told that the session is over: the host then takes the page away. */
async function loseSession() {
  const { user, view } = await openAction(
    anOutage(closed),
    {
      saveFaultType: () => {
        clearSession();
        throw refusal(401, 'Unauthorized');
      },
    },
    title,
  );
  await choose('Outage Type', 'Emergency Shutdown');
  await choose('Shutdown Taken By', 'Other');
  await user.type(screen.getByLabelText('Name of Other Person'), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull();
  view.unmount();
}

function returnToList(answers = {}) {
  fakeApi({ ...reads, getFaultDetail: () => ({ detail: aDetail({ version: 9, faultType: 8 }) }), ...answers });
  const onDone = jest.fn();
  const view = render(
    <>
      <ResumedAction onDone={onDone} />
      <NoticeOutlet />
    </>,
  );
  return { ...view, onDone };
}

describe('what was typed, after a new sign-in', () => {
  it('is back, and says on which state it stands', async () => {
    await loseSession();
    setSession(aUser());
    const save = jest.fn((_input: unknown) => ({ status: 'Success', message: 'Saved.' }));
    const { onDone } = returnToList({ saveFaultType: save });
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent('What you typed before is back.');
    await waitFor(() => expect(screen.getByLabelText('Name of Other Person')).toBeEnabled());
    expect(screen.getByLabelText('Name of Other Person')).toHaveValue('Asha');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toEqual({ body: expect.objectContaining({ faultType: 5, otherName: 'Asha', version: 3 }) });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is not shown to somebody else', async () => {
    await loseSession();
    setSession(aUser({ empNo: '1006' }));
    returnToList();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is forgotten when the user gives it up', async () => {
    await loseSession();
    setSession(aUser());
    const { unmount } = returnToList();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    returnToList();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not there when nothing was typed, nor when storage holds something else', async () => {
    window.sessionStorage.setItem('outage-draft/GETCO/1001/41/updateShutdown', '{"action":"fly"}');
    window.sessionStorage.setItem('outage-draft/GETCO/1001/42/addEnd', 'not JSON');
    returnToList();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
