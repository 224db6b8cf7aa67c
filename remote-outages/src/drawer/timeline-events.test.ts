import { expect, it } from '@jest/globals';
import { emptyRow } from 'shared-contracts/entity/field-table';
import { outageFields } from 'shared-contracts/entity/outage';
import type { OutageFacts, TimelineEntry } from 'shared-contracts/entity/outage-timeline';
import { eventsOf } from './timeline-events';

const facts: OutageFacts = {
  ...emptyRow(outageFields),
  id: 1,
  feederId: 'F',
  feederName: 'Navagam',
  category: 'JGY',
  interruptionType: 1,
  interruptionTypeText: 'Manual',
  faultStart: '2026-11-20T11:00:00+05:30',
};
const entry = (id: number, at: string): TimelineEntry => ({
  id,
  at,
  action: 'addEnd',
  by: { name: 'Asha', empNo: null, companyName: null },
  changes: [],
});

it('puts the outage itself among what was recorded, by time', () => {
  const events = eventsOf({ ...facts, faultEnd: '2026-11-20T11:30:00+05:30' }, [
    entry(1, '2026-11-20T11:20:00+05:30'),
    entry(2, '2026-11-20T12:00:00+05:30'),
  ]);
  expect(events.map(({ key }) => key)).toEqual(['began', '1', 'ended', '2']);
});

it('has no end while the outage is open', () => {
  expect(eventsOf(facts, []).map(({ kind }) => kind)).toEqual(['began']);
});
