import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings';

describe('settings of a started suite', () => {
  it('are a demo on port 3000 when nothing is set', () => {
    expect(readSettings({}, '/suite')).toMatchObject({ port: 3000, dataDir: '/suite/.data', isDemo: true, isKeyMade: true });
  });

  it('of an empty suite have no demo and a data folder of their own', () => {
    expect(readSettings({}, '/suite', { isEmpty: true })).toMatchObject({ dataDir: '/suite/.data-empty', isDemo: false, isKeyMade: true });
    expect(readSettings({ SUITE_DATA_DIR: 'own', SUITE_DEMO: '1' }, '/suite', { isEmpty: true })).toMatchObject({
      dataDir: '/suite/own',
      isDemo: false,
    });
  });

  it('take an empty variable as absent', () => {
    expect(readSettings({ SUITE_PORT: '', SUITE_DEMO: '' }, '/suite')).toMatchObject({ port: 3000, isDemo: true });
  });

  it.each([
    [{ SUITE_PORT: 'abc' }, 'SUITE_PORT must be a number'],
    [{ SUITE_PORT: '80' }, '1024 or more'],
    [{ SUITE_PORT: '6000' }, 'SUITE_PORT=6000 cannot be used: no browser opens port 6000.'],
    [{ SUITE_PORT: '10070' }, 'no browser opens port 10080'],
    [{ SUITE_DEMO: 'yes' }, 'SUITE_DEMO must be 0 or 1'],
    [{ SUITE_DEMO: '0' }, 'INGEST_KEY is required'],
  ])('refuse %j by name', (env, message) => {
    expect(() => readSettings(env, '/suite')).toThrow(message);
  });
});
