import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTheme } from './use-theme';

describe('theme', () => {
  beforeEach(() => window.localStorage.clear());

  it('follows the system until the user chooses', () => {
    const { result } = renderHook(() => useTheme());
    expect(result.current).toMatchObject({ choice: 'system', mode: 'light' });
  });

  it('applies and remembers the choice', () => {
    const { result } = renderHook(() => useTheme());
    act(() => result.current.setChoice('dark'));
    expect(result.current.mode).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('suite.theme')).toBe('dark');
  });
});
