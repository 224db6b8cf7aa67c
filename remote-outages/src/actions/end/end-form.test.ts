import { describe, expect, it } from '@jest/globals';
import { englishOf } from 'shared-contracts/english/catalogue';
import { emptyEnd, reduceEnd, validateEnd } from './end-form';

const start = '2026-11-20T11:00:20+05:30';

describe('the end form', () => {
  it('takes day and minute together', () => {
    expect(reduceEnd(emptyEnd, { type: 'momentChanged', date: '2026-11-20', time: '11:30' })).toEqual({
      date: '2026-11-20',
      time: '11:30',
    });
  });

  it.each([
    [null, '2026-11-20', '11:30', 'Start DateTime is not valid. Please Refresh the page.', null],
    ['never', '2026-11-20', '11:30', 'Start DateTime is not valid. Please Refresh the page.', null],
    [start, '', '', 'Enter valid End Date/Time.', 'end'],
    [start, '', '11:30', 'Enter valid End Date/Time.', 'end'],
    [start, '2026-11-20', '', 'Enter valid End Date/Time.', 'end'],
    [start, '2026-11-20', '10:59', 'End Date/Time should not be before Start Date/Time.', 'end'],
  ])('start %p, end %p %p: %p', (from, date, time, message, field) => {
    expect(validateEnd({ date, time }, from).map((fault) => [fault.field, englishOf(fault)])).toEqual([[field, message]]);
  });

  it.each([
    ['2026-11-20', '11:00'],
    // Whether this lies in the future is for the server's clock to say.
    ['2999-01-01', '00:00'],
  ])('lets %p %p go to the server', (date, time) => {
    expect(validateEnd({ date, time }, start)).toEqual([]);
  });
});
