import { describe, expect, it } from '@jest/globals';
import { isStrongPassword } from 'shared-contracts/rule/password';
import { isGuessable } from './guessable-password';

describe('isGuessable', () => {
  it.each(['Password@123', 'P@ssw0rd!1', 'Welcome@2026', 'Admin@1234', 'Qwerty@12345', 'Abcd@1234', 'India@1947', 'Getco@2026', 'Guvnl#12345', 'My-Feeder-01', '0Utage@2026', 'eUrja$9999', 'Xy@1001#1001'])(
    'finds %s, although it keeps the rule',
    (password) => {
      expect(isStrongPassword(password)).toBe(true);
      expect(isGuessable(password, '1001')).toBe(true);
    },
  );

  it.each(['Demo@1234', 'Strong@1234', 'Aa1!aaaa', 'Feeder#Mango9river', 'Blue outage, 7 kites', 'Xy@1002#1002', 'Tr4nsformer!'])('lets %s pass', (password) => {
    expect(isGuessable(password, '1001')).toBe(false);
  });
});
