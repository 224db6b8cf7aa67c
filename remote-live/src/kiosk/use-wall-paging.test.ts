import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useWallPaging, wallPage } from './use-wall-paging';
import { wallRows } from './use-wall-rows';

const rows = wallRows(400, 88);

function openList({ isKiosk = true, count = 11 } = {}) {
  const list = document.createElement('div');
  list.tabIndex = -1;
  document.body.append(list);
  const tops: number[] = [];
  list.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    list.scrollTop = options.top ?? 0;
    tops.push(list.scrollTop);
  };
  const { unmount } = renderHook(() => useWallPaging({ current: list }, isKiosk ? rows : null, count));
  return { list, unmount, tops };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the list on a wall', () => {
  it('turns whole pages by itself, and begins again after the last', () => {
    const { tops } = openList();
    jest.advanceTimersByTime(48_000);
    expect(tops).toEqual([400, 800, 0, 400]);
    expect(tops.map((top) => wallPage(top, rows))).toEqual([2, 3, 1, 2]);
  });

  it('waits for a focus, a key or a pointer, until it rests', () => {
    const { list, tops } = openList();
    list.focus();
    jest.advanceTimersByTime(24_000);
    list.dispatchEvent(new Event('pointermove'));
    jest.advanceTimersByTime(24_000);
    expect(tops).toEqual([]);
    jest.advanceTimersByTime(12_000);
    expect(tops).toEqual([400]);
  });

  it('stays where it fits, and anywhere but on a wall', () => {
    const short = openList({ count: 4 });
    const desk = openList({ isKiosk: false });
    const left = openList();
    left.unmount();
    jest.advanceTimersByTime(60_000);
    expect([...short.tops, ...desk.tops, ...left.tops]).toEqual([]);
  });
});
