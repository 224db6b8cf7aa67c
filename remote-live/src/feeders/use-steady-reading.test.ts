import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { liveOutage } from '../testing/live-outage';
import { useSteadyReading } from './use-steady-reading';

const rowHeight = 60;
const pool = new Map(['n1', 'n2', 'a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, liveOutage(id)]));
const listOf = (ids: string) => ids.split(' ').flatMap((id) => pool.get(id) ?? []);

function readAt(scrollTop: number) {
  const list = document.createElement('div');
  Object.defineProperty(list, 'clientHeight', { value: 2 * rowHeight });
  list.scrollTop = scrollTop;
  list.scrollBy = (by?: ScrollToOptions | number) => {
    if (typeof by === 'object') list.scrollTop += by.top ?? 0;
  };
  const { rerender } = renderHook(({ ids }) => useSteadyReading({ current: list }, listOf(ids), rowHeight), {
    initialProps: { ids: 'a b c d e f' },
  });
  return (ids: string) => {
    rerender({ ids });
    return list.scrollTop;
  };
}

it('keeps the rows in sight where they are when outages begin or end above them', () => {
  const after = readAt(130);
  expect(after('n1 n2 a b c d e f')).toBe(250);
  expect(after('n2 b c d e f')).toBe(130);
  expect(after('n2 b c d f')).toBe(130);
  expect(after('b d f')).toBe(10);
});

it('shows the latest to who is at the very top', () => {
  expect(readAt(0)('n1 a b c d e f')).toBe(0);
});
