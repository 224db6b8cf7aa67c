import { describe, expect, it } from '@jest/globals';
import { packageFolder, readPackage } from '../workspace';
import { sharedOptions, sharedSingletons } from './shared-singletons';

const requests = sharedSingletons().map((row) => row.request);

describe('shared singletons', () => {
  it('names every entry of shared-ui, so that no remote bundles a second copy', () => {
    const entries = Object.keys(readPackage(packageFolder('shared-ui')).exports).filter(
      (key) => !['./testing', './antd-theme'].includes(key),
    );
    expect(requests).toEqual(expect.arrayContaining(entries.map((key) => key.replace('./', 'shared-ui/'))));
  });

  it.each(['shared-contracts', 'valibot', 'ky', 'ol', 'react-router-dom', 'antd', '@ant-design/icons'])(
    'never shares %s itself',
    (name) => {
      expect(requests.filter((request) => request === name || request.startsWith(`${name}/`))).toEqual([]);
    },
  );

  it('has the host provide everything and the remotes bundle nothing of it', () => {
    expect(Object.values(sharedOptions('remote')).every((row) => row.import === false && !row.eager)).toBe(true);
    expect(Object.values(sharedOptions('host')).every((row) => row.import === undefined)).toBe(true);
  });

  it('accepts a patch of the host, not another major', () => {
    expect(sharedOptions('remote')['react']?.requiredVersion).toMatch(/^\^19\.\d+\.0$/);
  });

  it('keeps what only later pages need out of the first bundle', () => {
    const host = sharedOptions('host');
    for (const request of ['luxon', 'shared-ui/grid', 'shared-ui/overlay', 'shared-ui/display', 'shared-ui/date']) {
      expect(host[request]?.eager).toBeUndefined();
    }
    expect(host['react']?.eager).toBe(true);
  });
});
