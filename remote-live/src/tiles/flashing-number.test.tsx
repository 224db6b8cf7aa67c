import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { FlashingNumber } from './flashing-number';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function show(first: number) {
  const { container, rerender } = render(<FlashingNumber value={first} />);
  return {
    set: (value: number) => rerender(<FlashingNumber value={value} />),
    flash: () => container.querySelector('[data-flash]')?.getAttribute('data-flash') ?? null,
    text: () => container.textContent,
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

describe('FlashingNumber', () => {
  it('does not flash when it first appears', () => {
    expect(show(4).flash()).toBeNull();
  });

  it('shows a rise and a fall with an arrow for one second', () => {
    const number = show(4);
    number.set(5);
    expect([number.flash(), number.text()]).toEqual(['rose', '5▲']);
    number.pass(999);
    expect(number.flash()).toBe('rose');
    number.pass(1);
    expect([number.flash(), number.text()]).toEqual([null, '5']);
    number.set(3);
    expect([number.flash(), number.text()]).toEqual(['fell', '3▼']);
  });

  it('flashes at most once a second in a storm, and ends with what is left to say', () => {
    const number = show(4);
    number.set(5);
    number.set(2);
    expect([number.flash(), number.text()]).toEqual(['rose', '2▲']);
    number.pass(1000);
    expect(number.flash()).toBe('fell');
    number.pass(1000);
    expect(number.flash()).toBeNull();
  });
});
