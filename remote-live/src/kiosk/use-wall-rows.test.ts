import { expect, it } from '@jest/globals';
import { wallRows } from './use-wall-rows';

it.each([
  [700, { height: 100, perPage: 7 }],
  [780, { height: 97, perPage: 8 }],
  [40, { height: 88, perPage: 1 }],
])('makes whole rows of %s pixels', (room, rows) => {
  expect(wallRows(room, 88)).toMatchObject(rows);
});

it('fills up the last page, so that it can begin at the top as well', () => {
  expect(wallRows(780, 88).lengthOf(17)).toBe(3 * 8 * 97 + 4);
});
