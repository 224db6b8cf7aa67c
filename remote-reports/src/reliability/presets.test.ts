import { describe, expect, it } from '@jest/globals';
import { presetsAt } from './presets';

const at = (moment: string) => Object.fromEntries(presetsAt(Date.parse(moment)).map(({ name, from, to }) => [name, `${from} ${to}`]));

describe('the periods of reports', () => {
  it('follow the calendar of India and the financial year from April to March', () => {
    // 1 March 2028 in India, still February in London.
    expect(at('2028-02-29T20:00:00Z')).toEqual({
      last7Days: '2028-02-23 2028-03-01',
      last30Days: '2028-01-31 2028-03-01',
      thisMonth: '2028-03-01 2028-03-01',
      lastMonth: '2028-02-01 2028-02-29',
      thisFinancialYear: '2027-04-01 2028-03-01',
      lastFinancialYear: '2026-04-01 2027-03-31',
    });
  });

  it('cross the turn of the year and begin anew on 1 April', () => {
    expect(at('2027-01-15T06:00:00Z')).toMatchObject({
      lastMonth: '2026-12-01 2026-12-31',
      thisFinancialYear: '2026-04-01 2027-01-15',
    });
    expect(at('2027-04-01T06:00:00Z')).toMatchObject({
      thisFinancialYear: '2027-04-01 2027-04-01',
      lastFinancialYear: '2026-04-01 2027-03-31',
    });
  });
});
