import { describe, expect, it } from '@jest/globals';
import { aUser } from 'shared-ui/testing';
import { outageColumns } from './outage-columns';

const now = Date.parse('2026-11-21T10:00:00+05:30');
const columns = (user: Parameters<typeof aUser>[0], request = {}) =>
  outageColumns(aUser(user), { feederId: null, isPendingOnly: false, ...request }, now, (key) => key);
const filters = (request: object) =>
  Object.fromEntries(columns({}, request).flatMap(({ field, defaultFilter }) => (defaultFilter ? [[field, defaultFilter]] : [])));

describe('the columns of the Outage List', () => {
  it('of a GETCO circle office are those of the list in their order; what is beyond them starts hidden', () => {
    const all = columns({ orgType: 'Circle', substationName: null });
    expect(all.map(({ header }) => header)).toEqual([
      'getcoCircle',
      'getcoDivision',
      'substation',
      'sfmsId',
      'id',
      'feederId',
      'feederName',
      'category',
      'operationType',
      'interruptionCategory',
      'occurrenceTime',
      'restorationTime',
      'duration',
      'estimatedRestoration',
      'customersOut',
    ]);
    expect(all.filter(({ visible = true }) => !visible).map(({ header }) => header)).toEqual([
      'getcoCircle',
      'getcoDivision',
      'sfmsId',
      'estimatedRestoration',
      'customersOut',
    ]);
  });

  it('begin with the last 7 days, both included', () => {
    expect(filters({})).toEqual({ fault_start_date_time: { operator: 'between', from: '2026-11-14', to: '2026-11-21' } });
  });

  it('begin with the feeder of the address', () => {
    expect(filters({ feederId: '4711' })).toMatchObject({ feeder_id: { operator: '=', value: '4711' } });
  });

  it('begin with what is pending since 2023-12-01: not Protection, without category', () => {
    expect(filters({ isPendingOnly: true })).toEqual({
      interruption_type_text: { operator: 'notEqualTo', value: 'Protection' },
      outage_type_name: { operator: 'isEmpty', value: '' },
      fault_start_date_time: { operator: 'between', from: '2023-12-01', to: '2026-11-21' },
    });
  });
});
