import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRowHeight } from './use-row-height';

function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  act(() => void window.dispatchEvent(new Event('resize')));
}

describe('a row of the list', () => {
  it('grows with the screen of a wall', () => {
    const { result } = renderHook(() => useRowHeight(true));
    const heights = [720, 1920, 3840, 10_000].map((width) => {
      resize(width);
      return result.current;
    });
    expect(heights).toEqual([84, 106, 212, 265]);
  });

  it('is the same on every desk, and has room for more lines on a phone', () => {
    const { result } = renderHook(() => useRowHeight(false));
    resize(3840);
    expect(result.current).toBe(62);
    resize(390);
    expect(result.current).toBe(88);
  });
});
