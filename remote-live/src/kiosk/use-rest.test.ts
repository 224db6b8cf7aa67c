import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useRest } from './use-rest';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('calls a minute after the last touch, once, and not while it does not watch', () => {
  const onRest = jest.fn();
  const { rerender, unmount } = renderHook(({ isWatching }) => useRest(isWatching, 60_000, onRest), { initialProps: { isWatching: true } });
  jest.advanceTimersByTime(59_000);
  window.dispatchEvent(new Event('pointermove'));
  jest.advanceTimersByTime(59_000);
  expect(onRest).not.toHaveBeenCalled();
  jest.advanceTimersByTime(300_000);
  expect(onRest).toHaveBeenCalledTimes(1);
  rerender({ isWatching: false });
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(300_000);
  expect(onRest).toHaveBeenCalledTimes(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
