import { describe, expect, it } from '@jest/globals';
import { isHigherVersion, satisfies } from './version-range';

describe('satisfies', () => {
  it.each([
    ['1.2.0', '^1.2.0'],
    ['1.2.1', '^1.2.0'],
    ['1.10.0', '^1.2.5'],
    ['1.2.9', '~1.2.3'],
    ['1.2.3', '1.2.3'],
    ['0.2.5', '^0.2.4'],
    ['0.0.3', '^0.0.3'],
  ])('%s is in %s', (version, range) => {
    expect(satisfies(version, range)).toBe(true);
  });

  it.each([
    ['1.1.9', '^1.2.0'],
    ['1.2.4', '^1.2.5'],
    ['2.0.0', '^1.2.0'],
    ['1.3.0', '~1.2.3'],
    ['1.2.2', '~1.2.3'],
    ['1.2.4', '1.2.3'],
    ['0.3.0', '^0.2.4'],
    ['0.0.4', '^0.0.3'],
    ['1.2.0', '>=1.0.0'],
    ['1.2.0', '^1'],
    ['1.2.0', ''],
    ['next', '^1.0.0'],
  ])('%s is not in %s', (version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });
});

describe('isHigherVersion', () => {
  it.each([
    ['1.0.1', '1.0.0', true],
    ['1.10.0', '1.9.0', true],
    ['1.9.9', '1.10.0', false],
    ['1.0.0', '1.0.0', false],
    ['2.0.0', '1.0', false],
  ])('%s after %s: %s', (version, other, expected) => {
    expect(isHigherVersion(version, other)).toBe(expected);
  });
});
