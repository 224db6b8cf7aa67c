import { expect, it } from '@jest/globals';
import { factText } from './fact-text';

const words = new Map([['true', 'Yes'], ['faultType.5', 'Emergency Shutdown'], ['active.true', 'Yes']]);
const wordOf = (code: string) => words.get(code) ?? null;

it.each([
  ['faultEnd', '2026-11-21T08:35:00.000Z', '21-11-2026 14:05:00'],
  ['faultType', 5, 'Emergency Shutdown'],
  ['interruptionType', 9, '9'],
  ['isRetired', true, 'Yes'],
  ['active', 'true', 'Yes'],
  ['name', 'true', 'true'],
  ['permissions', ['super-admin', 'import-data'], 'super-admin, import-data'],
  ['permissions', [], '–'],
  ['email', null, '–'],
  ['mobile', '', '–'],
  ['latitude', 0, '0'],
])('the value of %s, %j, reads %s', (fact, value, text) => {
  expect(factText(fact, value, wordOf)).toBe(text);
});
