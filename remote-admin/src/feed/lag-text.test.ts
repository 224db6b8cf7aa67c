import { expect, it } from '@jest/globals';
import { textOf } from 'shared-ui/language';
import { sourceTexts } from '../text/feed-texts';
import { lagText } from './lag-text';

it.each([
  [-2, '0 ms'],
  [0.25, '250 ms'],
  [1, '1 s'],
  [59, '59 s'],
  [90, '2 min'],
  [7200, '2 h'],
])('a lag of %d seconds is %s', (seconds, text) => {
  expect(lagText(seconds, textOf(sourceTexts))).toBe(text);
});
