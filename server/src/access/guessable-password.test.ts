import { describe, expect, it } from '@jest/globals';
import { isGuessable } from './guessable-password';

const owner = { companyName: 'GETCO', empNo: '1001' };

describe('a password', () => {
  it.each([
    'Password@123',
    'P@ssw0rd!',
    'Qwerty123!',
    'Welcome@1',
    '!Admin2026',
    'Getco#Rules9',
    'River#1001x',
    'OutageSuite@9',
    'My#Outage-Suite7',
    'Monkey@2024',
    'Liverpool!7',
    '1Q2w3E4r5t!',
    'Trustno1!',
    'Gujarat@2026',
  ])('%s is too easy to guess', async (password) => {
    expect(await isGuessable(password, owner)).toBe(true);
  });

  it.each(['River#Runs9', 'Demo@1234', 'Passing@Trains7', 'Dgvcl#Rules9', 'Lake!Stone42'])('%s is not', async (password) => {
    expect(await isGuessable(password, owner)).toBe(false);
  });
});
