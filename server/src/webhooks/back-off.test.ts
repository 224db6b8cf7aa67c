import { expect, it } from '@jest/globals';
import { backOffSeconds, usualPace } from './back-off';

it.each([
  [1, 2.5, 5],
  [2, 5, 10],
  [5, 40, 80],
  [40, 450, 900],
])('after attempt %d the next comes in %d to %d seconds', (attempts, least, most) => {
  expect(backOffSeconds(attempts, usualPace, 0)).toBe(least);
  expect(backOffSeconds(attempts, usualPace, 1)).toBe(most);
});

it('a day has more than 20 attempts', () => {
  let seconds = 0;
  let attempts = 0;
  while (seconds < 86_400) seconds += backOffSeconds((attempts += 1), usualPace, 1);
  expect(attempts).toBeGreaterThan(20);
});
