import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { demoRelease } from '../testing/demo-release';
import { checkContracts, checkEntryPlace, checkHostApi, checkOrigin, hostApiVersion } from './gate';

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
    expect(checkOrigin(demoRelease, [])).toMatchObject({
      failure: { stage: 'origin', detail: 'http://localhost:3001 is not an allowed origin' },
    });
  });
});

describe('checkContracts', () => {
  it('accepts a major that the server answers and refuses any other', () => {
    expect(checkContracts({ contracts: 2 }, [1, 2]).ok).toBe(true);
    expect(checkContracts({ contracts: 3 }, [1, 2])).toMatchObject({
      failure: { stage: 'contracts', detail: 'Built with contracts 3, the server answers 1, 2' },
    });
    expect(checkContracts({ contracts: 1 }, []).ok).toBe(false);
  });
});

describe('checkHostApi', () => {
  it('accepts a host within the range and refuses others', () => {
    expect(checkHostApi({ hostApi: '^1.2.0' }, '1.4.1').ok).toBe(true);
    expect(checkHostApi({ hostApi: '^1.2.0' }, '1.1.0')).toMatchObject({
      failure: { stage: 'hostApi', detail: 'Needs host API ^1.2.0, this host has 1.1.0' },
    });
    expect(checkHostApi({ hostApi: '^1.2.0' }, '2.0.0').ok).toBe(false);
  });
});

describe('hostApiVersion', () => {
  it('is the version of shared-ui', () => {
    const text = readFileSync(join(__dirname, '../../../shared-ui/package.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ version: hostApiVersion });
  });
});

describe('checkEntryPlace', () => {
  const entry = { url: 'http://localhost:3001/1.0.0-abc/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };

  it('wants the entry beside its manifest', () => {
    expect(checkEntryPlace(entry, 'http://localhost:3001/1.0.0-abc/mf-manifest.json').ok).toBe(true);
    expect(checkEntryPlace(entry, 'http://localhost:3001/1.0.0-other/mf-manifest.json')).toMatchObject({ failure: { stage: 'integrity' } });
    expect(
      checkEntryPlace({ ...entry, url: 'http://evil.test/remoteEntry.js' }, 'http://localhost:3001/1.0.0-abc/mf-manifest.json').ok,
    ).toBe(false);
  });
});
