import { describe, expect, it } from '@jest/globals';
import { demoRelease } from '../testing/demo-release';
import { checkOrigin } from './check-origin';

describe('checkOrigin', () => {
  it.each([
    [['http://localhost:3001'], true],
    [['http://localhost:3001/'], true],
    [['http://localhost:3002', 'http://localhost:3001'], true],
    [['https://localhost:3001'], false],
    [['http://localhost:30010'], false],
    [[], false],
  ])('with %j: %p', (origins, ok) => {
    expect(checkOrigin(demoRelease, origins).ok).toBe(ok);
  });

  it('names the origin', () => {
    expect(checkOrigin(demoRelease, [])).toMatchObject({ failure: { stage: 'origin', detail: 'http://localhost:3001 is not an allowed origin' } });
  });
});
