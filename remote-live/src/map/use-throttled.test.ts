import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useThrottled } from './use-throttled';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function throttled(first: number) {
  const { result, rerender } = renderHook(({ value, isWanted }) => useThrottled(value, 500, isWanted), {
    initialProps: { value: first, isWanted: true },
  });
  const pass = () => act(() => jest.advanceTimersByTime(500));
  pass();
  return { set: (value: number, isWanted = true) => rerender({ value, isWanted }), pass, shown: () => result.current };
}

describe('useThrottled', () => {
  it('shows the last of many values, once', () => {
    const { set, pass, shown } = throttled(1);
    set(2);
    set(3);
    expect(shown()).toBe(1);
    pass();
    expect(shown()).toBe(3);
  });

  it('rests while it is not wanted, then shows the last', () => {
    const { set, pass, shown } = throttled(1);
    set(2, false);
    pass();
    expect(shown()).toBe(1);
    set(2);
    pass();
    expect(shown()).toBe(2);
  });
});
