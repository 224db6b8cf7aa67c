import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useWallPaging } from './use-wall-paging';

const height = { row: 88, view: 400, all: 88 * 11 };

function openList({ isKiosk = true, isCalm = false, all = height.all } = {}) {
  const list = document.createElement('div');
  list.tabIndex = -1;
  document.body.append(list);
  for (const [name, value] of [['clientHeight', height.view], ['scrollHeight', all]] as const) Object.defineProperty(list, name, { value });
  const pages: ScrollToOptions[] = [];
  list.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    pages.push(options);
    list.scrollTop = Math.min(options.top ?? 0, height.all - height.view);
  };
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  const { unmount } = renderHook(() => useWallPaging({ current: list }, isKiosk, height.row));
  return { list, unmount, tops: () => pages.map(({ top }) => top), behaviours: () => [...new Set(pages.map(({ behavior }) => behavior))] };
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
    const { tops, behaviours } = openList();
    jest.advanceTimersByTime(48_000);
    expect(tops()).toEqual([352, 704, 0, 352]);
    expect(behaviours()).toEqual(['smooth']);
  });

  it('turns without motion where motion is not wanted', () => {
    const { behaviours } = openList({ isCalm: true });
    jest.advanceTimersByTime(12_000);
    expect(behaviours()).toEqual(['instant']);
  });

  it('waits for the focus, and for a pointer until it rests', () => {
    const { list, tops } = openList();
    list.focus();
    jest.advanceTimersByTime(60_000);
    list.blur();
    list.dispatchEvent(new Event('pointermove'));
    jest.advanceTimersByTime(24_000);
    expect(tops()).toEqual([]);
    jest.advanceTimersByTime(12_000);
    expect(tops()).toEqual([352]);
  });

  it('stays where it fits, and anywhere but on a wall', () => {
    const short = openList({ all: 352 });
    const desk = openList({ isKiosk: false });
    const left = openList();
    left.unmount();
    jest.advanceTimersByTime(60_000);
    expect([...short.tops(), ...desk.tops(), ...left.tops()]).toEqual([]);
  });
});
