import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/client';
import { NoticeOutlet } from 'shared-ui/notice';
import { setSession } from 'shared-ui/session';
import { aUser, choose, fakeApi, type FakeAnswers } from 'shared-ui/testing';
import { freshTab, readError, reads } from '../actions/testing/open-action';
import { OutageDrawer } from './outage-drawer';

beforeEach(freshTab);

const by = { name: 'Ramesh K Vaghela', empNo: '1001', companyName: 'GETCO' };
const timeline = {
  outage: {
    id: 41, sfmsId: null, feederId: 'F1', feederName: 'Navagam AG', category: 'ADOM', substationName: 'Gondal', getcoCircleName: 'Gondal',
    getcoDivisionName: 'Gondal 1',
    companyName: 'PGVCL', circleName: 'Rajkot Rural', divisionName: null, subdivisionName: null, interruptionType: 1, faultType: 6,
    interruptionTypeText: 'Manual',
    outageTypeName: 'Planned Shutdown', duration: '00:30:00', durationClass: 'Sustain Fault', faultStart: '2026-11-20T11:00:00+05:30',
    faultEnd: '2026-11-20T11:30:00+05:30',
  },
  recorded: {
    shutdownTakenBy: null, discomEmpNo: null, getcoEmpNo: null, otherName: null, otherMobile: null, lcTaken: 'Yes', lcNo: '12',
    lcEmpNo: '34',
    reasonIds: ['Tree trimming', 'Line shifting'], relayFlag: null, brokenConductor: null, phase: null,
    faultCurrentR: null, faultCurrentY: null, faultCurrentB: null, faultCurrentG: null, faultCurrentN: null,
  },
  entries: [
    { id: 1, at: '2026-11-20T12:00:00+05:30', action: 'addEnd', by,
      changes: [{ field: 'faultEnd', before: null, after: '2026-11-20T11:30:00+05:30' }] },
    { id: 2, at: '2026-11-20T12:05:00+05:30', action: 'updateShutdown', by,
      changes: [{ field: 'reasonIds', before: [], after: ['Tree trimming', 'Line shifting'] },
      { field: 'lcNo', before: null, after: '12' }] },
    { id: 3, at: '2026-11-20T12:06:00+05:30', action: 'splitOutage', by, changes: [{ field: 'somethingNew', before: 1, after: 2 }] },
  ],
};

function show(answers: FakeAnswers = {}) {
  fakeApi({ ...reads, getOutageTimeline: () => timeline, ...answers });
  const onClose = jest.fn();
  render(
    <>
      <OutageDrawer outageId={41} onClose={onClose} />
      <NoticeOutlet />
    </>,
  );
  return { onClose, drawer: screen.getByRole('dialog', { name: 'Outage 41' }) };
}

async function factsOf(title: string): Promise<Record<string, string>> {
  const section = within(await screen.findByRole('region', { name: title }));
  const values = section.queryAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(section.queryAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? '']));
}

it('shows the facts, and who recorded what, when, from what to what', async () => {
  const { drawer, onClose } = show();
  expect(await within(drawer).findByText('Navagam AG (F1)')).toBeVisible();
  const events = within(drawer).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events).toEqual([
    'The outage began20-11-2026 11:00:00',
    'The outage ended20-11-2026 11:30:00',
    'End Date/Time added20-11-2026 12:00:00 · Ramesh K Vaghela (1001, GETCO)Restoration Time— → 20-11-2026 11:30:00',
    'ESD/PSD details updated20-11-2026 12:05:00 · Ramesh K Vaghela (1001, GETCO)LC No.— → 12Reasons— → Tree trimming, Line shifting',
    'splitOutage20-11-2026 12:06:00 · Ramesh K Vaghela (1001, GETCO)somethingNew1 → 2',
  ]);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

it('shows where the outage is, how long it took, and what is recorded, without what is empty', async () => {
  show();
  expect(await factsOf('Outage')).toMatchObject({
    Duration: '00:30:00',
    'Duration Class': 'Sustain Fault',
    'Interruption Category': 'Planned Shutdown',
  });
  expect(await factsOf('Place')).toEqual({
    'Sub Station': 'Gondal',
    'Getco Division': 'Gondal 1',
    'Getco Circle': 'Gondal',
    'Discom Circle': 'Rajkot Rural',
    Discom: 'PGVCL',
  });
  expect(await factsOf('Recorded Details')).toEqual({
    'LC Taken': 'Yes',
    'LC No.': '12',
    'LC Employee No.': '34',
    Reasons: 'Tree trimming, Line shifting',
  });
});

it('shows a broken conductor as a danger, and the currents that were read', async () => {
  const recorded = {
    ...timeline.recorded,
    lcTaken: null,
    lcNo: null,
    lcEmpNo: null,
    reasonIds: [],
    relayFlag: 'Earth Fault',
    brokenConductor: 'Yes',
    phase: 'R',
    faultCurrentR: 1.2,
    faultCurrentG: 0,
  };
  show({ getOutageTimeline: () => ({ ...timeline, recorded }) });
  expect(await factsOf('Recorded Details')).toEqual({
    'Relay Flag': 'Earth Fault', 'Broken Conductor': 'Yes', Phase: 'R', 'Fault Current R (kA)': '1.2', 'Fault Current G (kA)': '0',
  });
  expect(screen.getByText('Yes')).toHaveClass('danger');
});

it.each([
  ['an older server', null],
  ['nobody has yet', { ...timeline.recorded, lcTaken: null, lcNo: null, lcEmpNo: null, reasonIds: [] }],
])('says that nothing is recorded: %s', async (_why, recorded) => {
  show({ getOutageTimeline: () => ({ ...timeline, recorded }) });
  expect(await screen.findByText('Nothing is recorded yet.')).toBeVisible();
});

it('offers the actions of the row, and shows what was saved', async () => {
  const read = jest.fn(() => timeline);
  const { drawer } = show({ getOutageTimeline: read, saveFaultType: () => ({ status: 'Success', message: 'Saved.' }) });
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Action' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Update ESD/PSD Details']);
  await userEvent.click(await screen.findByRole('menuitem'));
  const popup = await screen.findByRole('dialog', { name: 'Update ESD/PSD Details' });
  await waitFor(() => expect(within(popup).getByLabelText('Outage Type')).toBeEnabled());
  await choose('Outage Type', 'Breaker Testing');
  await userEvent.click(within(popup).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog', { name: 'Update ESD/PSD Details' })).toBeNull();
  expect(drawer).toBeVisible();
});

it.each([
  ['a circle office', aUser({ orgType: 'Circle', substationName: null }), timeline.outage],
  ['an older server', aUser(), { ...timeline.outage, interruptionType: null }],
])('offers no actions: %s', async (_why, user, outage) => {
  setSession(user);
  const { drawer } = show({ getOutageTimeline: () => ({ ...timeline, outage }) });
  await within(drawer).findByText('Navagam AG (F1)');
  expect(within(drawer).queryByRole('button', { name: 'Action' })).toBeNull();
});

it.each([
  [
    'an unknown outage, without a Retry that cannot help',
    { kind: 'http', status: 404, message: 'This outage was not found in your organisation.' },
    'This outage cannot be shown.',
    0,
  ],
  [
    'a server that cannot answer, with Retry',
    { kind: 'http', status: 500, message: 'Something went wrong.' },
    'This outage could not be loaded.',
    1,
  ],
] as const)('says what is wrong, and closes: %s', async (_what, error, title, retries) => {
  const { drawer, onClose } = show({
    getOutageTimeline: () => {
      throw new ApiError({ call: 'getOutageTimeline', ...error });
    },
  });
  expect(await within(drawer).findByRole('heading', { name: title })).toBeVisible();
  expect(within(drawer).getByText(error.message)).toBeVisible();
  expect(within(drawer).queryAllByRole('button', { name: 'Retry' })).toHaveLength(retries);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const told = (source: string, sfmsId: string, type: string, at: string, facts: object) => ({
  source, sfmsId, type, reportedAt: null, at, facts,
});

it('tells what sources report, and of two sources who reported what', async () => {
  const { drawer } = show({
    getOutageTimeline: () => ({
      ...timeline,
      entries: [],
      reported: {
        customersOut: 1200, cause: 'weather', isPlanned: false, device: null, note: 'Tree',
        estimatedRestoration: '2026-11-20T11:20:00+05:30',
      },
      reports: [
        told('default', 'S1', 'open', '2026-11-20T11:00:00+05:30', { feederId: 'F1', startedAt: '2026-11-20T11:00:00+05:30' }),
        told('storm desk', 'X9', 'update', '2026-11-20T11:10:00+05:30', { customersOut: 1200, isPlanned: false }),
      ],
    }),
  });
  expect(await factsOf('Reported')).toEqual({
    'Estimated Restoration': '20-11-2026 11:20:00',
    'Customers Out': '1,200',
    Cause: 'weather',
    Planned: 'No',
    Note: 'Tree',
  });
  expect(within(drawer).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The outage began20-11-2026 11:00:00',
    'Reported: the outage began20-11-2026 11:00:00 · default (S1)FeederF1Occurrence Time20-11-2026 11:00:00',
    'Reported: what is known has changed20-11-2026 11:10:00 · storm desk (X9)Customers Out1200PlannedNo',
    'The outage ended20-11-2026 11:30:00',
  ]);
});

describe('the estimated restoration of an open outage', () => {
  const open = {
    ...timeline,
    outage: { ...timeline.outage, duration: null, durationClass: null, faultEnd: null, estimatedRestoration: '2026-11-20T15:00:00+05:30' },
    reported: {
      customersOut: null, cause: null, isPlanned: null, estimatedRestoration: '2026-11-20T15:00:00+05:30', device: null, note: null,
    },
  };

  it('is marked when it has passed, and set anew with a reason', async () => {
    const setEstimatedRestoration = jest.fn((_input: unknown) => ({ status: 'Success', message: 'Estimated restoration saved.' }));
    show({ getOutageTimeline: () => open, setEstimatedRestoration });
    expect((await factsOf('Reported'))['Estimated Restoration']).toBe('20-11-2026 15:00:00 Overdue');
    await userEvent.click(screen.getByRole('button', { name: 'Set Estimated Restoration' }));
    const form = screen.getByRole('dialog', { name: 'Set Estimated Restoration' });
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await readError(userEvent.setup())).toBe('Enter the reason.');
    await userEvent.type(within(form).getByLabelText(/^Reason/), 'Crew on its way');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set Estimated Restoration' })).toBeNull());
    expect(setEstimatedRestoration.mock.calls[0]?.[0]).toEqual({
      body: { id: 41, estimatedRestoration: '2026-11-20T15:00:00+05:30', reason: 'Crew on its way', version: 3 },
    });
  });

  it('cannot be set once the outage has ended', async () => {
    const { drawer } = show();
    await within(drawer).findByText('Navagam AG (F1)');
    expect(screen.queryByRole('button', { name: 'Set Estimated Restoration' })).toBeNull();
  });
});
