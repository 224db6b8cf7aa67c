import { describe, expect, it } from '@jest/globals';
import { readQuery, writeQuery } from './report-query';

const now = Date.parse('2026-11-21T06:30:00Z');
const defaults = { from: '2026-10-22', to: '2026-11-21', groupBy: 'company', weight: 'consumers', excludePlanned: false };

describe('the question of the reliability report', () => {
  it('is the last 30 days when the address says nothing, or nonsense', () => {
    expect(readQuery(new URLSearchParams(), now)).toEqual(defaults);
    expect(readQuery(new URLSearchParams('from=2026-02-31&to=x&by=feeder&count=money&unplanned=yes'), now)).toEqual(defaults);
  });

  it('comes back as it was written', () => {
    const query = { from: '2026-01-01', to: '2026-06-30', groupBy: 'circle', weight: 'feeders', excludePlanned: true } as const;
    expect(readQuery(writeQuery(query), now)).toEqual(query);
  });
});
