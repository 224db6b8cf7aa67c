import { describe, expect, it } from '@jest/globals';
import type { GridBFilter } from '../grid/grid-b';
import { judgeGridBFilter } from './grid-b-filter';

type Judged = Parameters<typeof judgeGridBFilter>[0];
const judge = (type: GridBFilter['type'], operator: GridBFilter['operator'], given: Partial<Judged> = {}) =>
  judgeGridBFilter({ type, operator, value: null, fromValue: null, toValue: null, ...given });
const range = (fromValue: string, toValue: string) => ({ fromValue, toValue });

describe('Apply of a Grid B filter', () => {
  it('is enabled by a value, or without one for empty cells', () => {
    expect(judge('string', 'contains', { value: 'a' })).toEqual({ canApply: true });
    expect(judge('boolean', 'equals', { value: false })).toEqual({ canApply: true });
    expect(judge('number', 'equals', { value: 0 })).toEqual({ canApply: true });
    expect(judge('string', 'is_empty')).toEqual({ canApply: true });
    expect(judge('date', 'is_not_empty')).toEqual({ canApply: true });
    expect(judge('string', 'contains', { value: '' })).toEqual({ canApply: false, code: null });
    expect(judge('number', 'contains', { value: 'a' })).toEqual({ canApply: false, code: null });
  });

  it('needs both ends of a range', () => {
    expect(judge('date', 'between', range('2026-11-21', ''))).toEqual({ canApply: false, code: null });
    expect(judge('date', 'between', range('', '2026-11-21'))).toEqual({ canApply: false, code: null });
    expect(judge('date', 'between', range('2026-11-21', '2026-11-21'))).toEqual({ canApply: true });
  });

  it.each([
    ['date', '2026-11-22', '2026-11-21', 'range.date'],
    ['time', '15:00', '14:00', 'range.time'],
    ['datetime', '2026-11-21T15:00:00+05:30', '2026-11-21T14:00:00+05:30', 'range.datetime'],
  ] as const)('is refused for a %s range that runs backwards', (type, from, to, code) => {
    expect(judge(type, 'between', range(from, to))).toEqual({ canApply: false, code });
    expect(judge(type, 'between', range(to, from))).toEqual({ canApply: true });
  });
});
