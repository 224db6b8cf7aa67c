import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings';

const key = 'sixteen-or-longer';

describe('settings', () => {
  it('derive ports and origins from SUITE_PORT', () => {
    const settings = readSettings({ SUITE_PORT: '4000', INGEST_KEY: key });
    expect(settings).toMatchObject({ hostPort: 4000, apiPort: 4010, isDemo: false, isFeedOn: false, databaseUrl: null });
    expect(settings.storeOrigin).toBe('http://localhost:4009');
    expect(settings.allowedOrigins).toEqual(expect.arrayContaining(['http://localhost:4000', 'http://127.0.0.1:4000']));
  });

  it('make an ingest key only in a demo', () => {
    expect(() => readSettings({})).toThrow('INGEST_KEY');
    const [one, two] = [readSettings({ SUITE_DEMO: '1' }), readSettings({ SUITE_DEMO: '1' })];
    expect(one.isIngestKeyGenerated).toBe(true);
    expect(one.ingestKey).not.toBe(two.ingestKey);
  });

  it('let nobody ship without a key, outside of a demo', () => {
    expect(readSettings({ INGEST_KEY: key }).deployKey).toBeNull();
    expect(readSettings({ INGEST_KEY: key, DEPLOY_KEY: key })).toMatchObject({ deployKey: key, isDeployKeyGenerated: false });
    const [one, two] = [readSettings({ SUITE_DEMO: '1' }), readSettings({ SUITE_DEMO: '1' })];
    expect(one.isDeployKeyGenerated).toBe(true);
    expect(one.deployKey).not.toBe(two.deployKey);
  });

  it.each(['INGEST_KEY', 'DEPLOY_KEY', 'IMPORT_KEY', 'HANDSHAKE_KEY', 'METRICS_KEY'])(
    'refuse a %s that could be guessed where other machines reach the API, outside of a demo',
    (name) => {
      const short = { INGEST_KEY: key, [name]: 'fifteen-letters' };
      for (const reachable of [{ API_ADDRESS: '0.0.0.0' }, { TRUSTED_PROXIES: 'loopback' }])
        expect(() => readSettings({ ...short, ...reachable })).toThrow(`${name} must have 16 characters or more`);
      expect(readSettings({ ...short, SUITE_DEMO: '1' }).shortKeys).toEqual([name]);
    },
  );

  it.each(['INGEST_KEY', 'DEPLOY_KEY', 'IMPORT_KEY'])('warn of a short %s where only this machine reaches the API', (name) => {
    expect(readSettings({ INGEST_KEY: key, [name]: 'fifteen-letters' }).shortKeys).toEqual([name]);
  });

  it.each(['HANDSHAKE_KEY', 'METRICS_KEY'])('refuse a short %s on any address', (name) => {
    expect(() => readSettings({ INGEST_KEY: key, [name]: 'fifteen-letters' })).toThrow(`${name} must have 16 characters or more`);
  });

  it('silence the feed on demand', () => {
    expect(readSettings({ SUITE_DEMO: '1' }).isFeedOn).toBe(true);
    expect(readSettings({ SUITE_DEMO: '1', SUITE_FEED: 'off' }).isFeedOn).toBe(false);
  });

  it('take the origins of remotes that live elsewhere', () => {
    const { remoteOrigins, allowedOrigins } = readSettings({ INGEST_KEY: key, REMOTE_ORIGINS: 'remote-live=https://live.example.org/' });
    expect(remoteOrigins['remote-live']).toBe('https://live.example.org');
    expect(allowedOrigins).toContain('https://live.example.org');
  });

  it.each([
    ['SUITE_PORT', 'http'], ['SUITE_PORT', '0'], ['SUITE_PORT', '70000'], ['SUITE_DEMO', 'yes'], ['SUITE_FEED', 'maybe'],
    ['DATABASE_URL', 'mysql://x'], ['REMOTE_ORIGINS', 'outages=http://a'], ['ALLOWED_ORIGINS', 'nonsense'],
  ])('name %s when it is %s', (name, value) => {
    expect(() => readSettings({ INGEST_KEY: key, [name]: value })).toThrow(name);
  });
});
