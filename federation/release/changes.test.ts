import { describe, expect, it } from '@jest/globals';
import { changesOf } from './changes';

const changelog = `# remote-reports

## 1.10.0 - 2026-11-21

- The report names its period.
- Faster.

## 1.1.0

## 1.0.0
- First release.
`;

describe('what is new in a release', () => {
  it.each([
    ['1.10.0', '- The report names its period.\n- Faster.'],
    ['1.1.0', null],
    ['1.0.0', '- First release.'],
    ['1.0', null],
  ])('of %s is %j', (version, changes) => {
    expect(changesOf(changelog, version)).toBe(changes);
  });
});
