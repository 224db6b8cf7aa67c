import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { choose, chosen } from 'shared-ui/testing';
import { aDetail, anOutage, closed, freshTab, openAction, readError, refusal } from '../testing/open-action';

beforeEach(freshTab);

const success = () => ({ status: 'Success', message: 'Saved.' });
const conductor = (text: string) => screen.getByRole('radio', { name: text });

describe('Update Fault Current Details', () => {
  const title = 'Update Fault Current Details';
  const outage = anOutage({ ...closed, interruptionType: 3, interruptionTypeText: 'Protection', faultType: 4 });

  it('is prefilled and saves what was changed', async () => {
    const save = jest.fn((_input: unknown) => success());
    const detail = aDetail({
      faultType: 4,
      relayFlag: 'Earth Fault',
      brokenConductor: 'No',
      phase: 'R',
      faultCurrentR: 1.2,
      faultCurrentG: 0.3,
    });
    const { user, onDone } = await openAction(outage, { updateFaultCurrent: save, getFaultDetail: () => ({ detail }) }, title);
    expect(chosen('Relay Flag')).toBe('Earth Fault');
    expect(screen.getByLabelText('R')).toHaveValue('1.2');
    fireEvent.click(conductor('Yes'));
    fireEvent.change(screen.getByLabelText('N'), { target: { value: '0,5' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toEqual({
      body: {
        outageId: 41,
        relayFlag: 'Earth Fault',
        brokenConductor: 'Yes',
        phase: 'R',
        faultCurrent: { R: 1.2, Y: null, B: null, G: 0.3, N: 0.5 },
        version: 3,
      },
    });
  });

  it('asks for relay flag and broken conductor', async () => {
    const { user } = await openAction(outage, {}, title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toContain('Relay Flag & Broken Conductor are required');
    for (const field of [screen.getByLabelText('Relay Flag'), screen.getByRole('group', { name: 'Broken Conductor' })]) {
      expect(field).toHaveAccessibleDescription('Relay Flag & Broken Conductor are required');
    }
    expect(screen.getByLabelText('Relay Flag')).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText('Relay Flag')).toHaveFocus());
  });

  it('marks only what is empty, and goes there when the message is closed', async () => {
    const { user } = await openAction(outage, {}, title);
    await choose('Relay Flag', 'Over Current');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await readError(user);
    expect(screen.getByLabelText('Relay Flag')).toBeValid();
    expect(screen.getByRole('group', { name: 'Broken Conductor' })).toHaveAccessibleDescription(
      'Relay Flag & Broken Conductor are required',
    );
    await waitFor(() => expect(conductor('Yes')).toHaveFocus());
  });

  it.each([
    ['-1', 'Enter valid Fault Current'],
    ['0.05', 'Enter valid Fault Current'],
    ['1000', 'Fault Current must be at most 999.9 kA.'],
  ])('refuses the current %s', async (value, message) => {
    const save = jest.fn();
    const { user } = await openAction(outage, { updateFaultCurrent: save }, title);
    await choose('Relay Flag', 'Over Current');
    fireEvent.click(conductor('No'));
    fireEvent.change(screen.getByLabelText('Y'), { target: { value } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await readError(user)).toContain(message);
    await waitFor(() => expect(screen.getByLabelText('Y')).toHaveFocus());
    expect(screen.getByLabelText('Y')).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('Convert Manual to Protection', () => {
  const title = 'Convert Manual to Protection';

  it("a 'Normal TT' asks for a yes", async () => {
    const save = jest.fn((_input: unknown) => success());
    const { user, onDone } = await openAction(
      anOutage({ ...closed, durationClass: 'Normal TT' }),
      { convertManualToProtection: save },
      title,
    );
    expect(screen.queryByLabelText('Relay Flag')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual({ body: expect.objectContaining({ outageId: 41, relayFlag: null }) });
  });

  it('can be given up', async () => {
    const { user, onDone } = await openAction(anOutage({ ...closed, durationClass: 'Normal TT' }), {}, title);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });

  it("a 'Sustain Fault' asks for its details, and shows what the server says", async () => {
    const { user } = await openAction(
      anOutage(closed),
      {
        convertManualToProtection: () => {
          throw refusal(409, 'This outage is already a protection outage.');
        },
      },
      title,
    );
    await choose('Relay Flag', 'Over Current');
    fireEvent.click(conductor('No'));
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    expect(await readError(user)).toContain('This outage is already a protection outage.');
    expect(chosen('Relay Flag')).toBe('Over Current');
  });
});
