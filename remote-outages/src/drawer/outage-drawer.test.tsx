import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, provideDialogElement } from 'shared-ui/testing';
import { OutageDrawer } from './outage-drawer';

beforeEach(provideDialogElement);

const by = { name: 'Ramesh K Vaghela', empNo: '1001', companyName: 'GETCO' };
const timeline = {
  outage: {
    id: 41, sfmsId: null, feederId: 'F1', feederName: 'Navagam AG', category: 'ADOM', substationName: 'Gondal', subdivisionName: null, interruptionTypeText: 'Manual',
    outageTypeName: 'Planned Shutdown', durationClass: 'Sustain Fault', faultStart: '2026-11-20T11:00:00+05:30', faultEnd: '2026-11-20T11:30:00+05:30',
  },
  entries: [
    { id: 1, at: '2026-11-20T12:00:00+05:30', action: 'addEnd', by, changes: [{ field: 'faultEnd', before: null, after: '2026-11-20T11:30:00+05:30' }] },
    { id: 2, at: '2026-11-20T12:05:00+05:30', action: 'updateShutdown', by, changes: [{ field: 'reasonIds', before: [], after: ['Tree trimming', 'Line shifting'] }, { field: 'lcNo', before: null, after: '12' }] },
    { id: 3, at: '2026-11-20T12:06:00+05:30', action: 'splitOutage', by, changes: [{ field: 'somethingNew', before: 1, after: 2 }] },
  ],
};

it('shows the facts, and who recorded what, when, from what to what', async () => {
  fakeApi({ getOutageTimeline: () => timeline });
  const onClose = jest.fn();
  render(<OutageDrawer outageId={41} onClose={onClose} />);
  const drawer = screen.getByRole('dialog', { name: 'Outage 41' });
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
