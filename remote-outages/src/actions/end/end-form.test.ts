import { describe, expect, it } from '@jest/globals';
import { emptyEnd, endFieldsOf, reduceEnd, validateEnd } from './end-form';

const start = '2026-11-20T11:00:20+05:30';

describe('the end form', () => {
  it('takes day and minute together', () => {
    expect(reduceEnd(emptyEnd, { type: 'momentChanged', date: '2026-11-20', time: '11:30' })).toEqual({
      date: '2026-11-20',
      time: '11:30',
    });
  });

  it.each([
    [null, '2026-11-20', '11:30', 'Start DateTime is not valid. Please Refresh the page.', []],
    ['never', '2026-11-20', '11:30', 'Start DateTime is not valid. Please Refresh the page.', []],
    [start, '', '', 'Enter valid End Date/Time.', ['end']],
    [start, '', '11:30', 'Enter valid End Date/Time.', ['end']],
    [start, '2026-11-20', '', 'Enter valid End Date/Time.', ['end']],
    [start, '2026-11-20', '10:59', 'End Date/Time should not be before Start Date/Time.', ['end']],
  ])('start %p, end %p %p: %p', (from, date, time, message, fields) => {
    expect(validateEnd({ date, time }, from)).toBe(message);
    expect(endFieldsOf(message)).toEqual(fields);
  });

  it.each([
    ['2026-11-20', '11:00'],
    // Whether this lies in the future is for the server's clock to say.
    ['2999-01-01', '00:00'],
  ])('lets %p %p go to the server', (date, time) => {
    expect(validateEnd({ date, time }, start)).toBeNull();
  });

  it("ties the server's word about the future to the field", () => {
    expect(endFieldsOf('Future DateTime is not allow.')).toEqual(['end']);
  });
});
