import { describe, expect, it } from '@jest/globals';
import { lastPageOf, pageWindow } from './page-window';

describe('pages', () => {
  it.each([[0, 1], [1, 1], [10, 1], [11, 2], [90_000, 9000]])('%i rows of 10 end on page %i', (total, last) => {
    expect(lastPageOf(total, 10)).toBe(last);
  });

  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 3]],
    [2, 9, [1, 2, 3, 4]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [7, 8, 9]],
  ])('page %i of %i offers %p', (page, last, offered) => {
    expect(pageWindow(page, last)).toEqual(offered);
  });
});
