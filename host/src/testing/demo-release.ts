import type { RemoteRelease } from 'shared-contracts/entity/remote-release';

export const demoRelease: RemoteRelease = {
  name: 'remote-outages',
  version: '1.0.0',
  manifestUrl: 'http://localhost:3001/1.0.0-abc/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  contracts: 1,
  hostApi: '^1.0.0',
  basePaths: ['/outages'],
  menu: [{ id: 'outages', path: '/outages' }],
};

export const adminRelease: RemoteRelease = {
  ...demoRelease,
  name: 'remote-admin',
  manifestUrl: 'http://localhost:3003/1.0.0-abc/mf-manifest.json',
  basePaths: ['/modules', '/substation', '/employee'],
  menu: [{ id: 'modules', path: '/modules' }],
};
