import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useBroughtIntoView } from './use-brought-into-view';

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('brings the map into view for each selection, with motion only where it is wanted (calm: %s)', (matches, behavior) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  const map = document.createElement('div');
  const scroll = jest.fn();
  map.scrollIntoView = scroll;
  const { rerender } = renderHook(({ id }) => useBroughtIntoView({ current: map }, id), {
    initialProps: { id: 'of the address' as string | null },
  });
  expect(scroll).not.toHaveBeenCalled();
  rerender({ id: null });
  expect(scroll).not.toHaveBeenCalled();
  rerender({ id: 'a' });
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior }]]);
});
