import { describe, expect, it } from '@jest/globals';
import { checkContracts, checkHostApi } from './check-compatibility';
import type { Manifest } from './fetch-manifest';

const manifest: Manifest = { containerName: 'remoteOutages', version: '1.0.0', hostApi: '^1.2.0', contracts: 2, entryUrl: '', text: '' };

describe('checkContracts', () => {
  it('accepts the major that the suite speaks and refuses any other', () => {
    expect(checkContracts(manifest, 2).ok).toBe(true);
    expect(checkContracts(manifest, 1)).toMatchObject({ failure: { stage: 'contracts', detail: 'Built with contracts 2, the suite speaks 1' } });
    expect(checkContracts(manifest, 3).ok).toBe(false);
  });
});

describe('checkHostApi', () => {
  it('accepts a host within the range and refuses others', () => {
    expect(checkHostApi(manifest, '1.4.1').ok).toBe(true);
    expect(checkHostApi(manifest, '1.1.0')).toMatchObject({ failure: { stage: 'hostApi', detail: 'Needs host API ^1.2.0, this host has 1.1.0' } });
    expect(checkHostApi(manifest, '2.0.0').ok).toBe(false);
  });
});
