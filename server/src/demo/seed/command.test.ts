import { describe, expect, it } from '@jest/globals';
import { readSeedCommand } from './command';

describe('seed command', () => {
  it('seeds the demo by default', () => {
    expect(readSeedCommand([])).toEqual({ profile: 'demo', years: 1, force: false, help: false });
  });

  it('reads its arguments, also after the -- of npm', () => {
    expect(readSeedCommand(['--', '--profile', 'full', '--years=5', '--force', '--database-url', 'postgres://localhost/x'])).toEqual({
      profile: 'full', years: 5, force: true, help: false, 'database-url': 'postgres://localhost/x',
    });
  });

  it.each([
    [['--profile', 'huge'], /--profile must be one of/],
    [['--years', 'many'], /--years/],
    [['--years', '0'], /at least 1/],
    [['--database-url', 'mysql://x'], /postgres/],
    [['--colour'], /Unknown option/],
  ])('refuses %p', (args, message) => {
    expect(() => readSeedCommand(args)).toThrow(message);
  });
});
