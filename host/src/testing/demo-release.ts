import type { RemoteRelease } from 'shared-contracts/entity/remote-release';

export const demoRelease: RemoteRelease = {
  name: 'remote-outages',
  version: '1.0.0',
  build: 'abc',
  manifestUrl: 'http://localhost:3001/1.0.0-abc/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  contracts: 1,
  hostApi: '^1.0.0',
  basePaths: ['/outages'],
  menu: [{ id: 'outages', path: '/outages', label: 'Outages', order: 40, card: { title: 'Outage List', hint: 'The last 7 days.' } }],
  pages: [{ path: '/outages', title: 'Outages' }],
  capability: null,
  previous: null,
};

export const adminRelease: RemoteRelease = {
  ...demoRelease,
  name: 'remote-admin',
  manifestUrl: 'http://localhost:3003/1.0.0-abc/mf-manifest.json',
  basePaths: ['/modules', '/substation', '/employee'],
  menu: [{ id: 'modules', path: '/modules', label: 'Modules', compactLabel: 'Manage', order: 50 }],
  pages: [
    { path: '/modules', title: 'Manage' },
    { path: '/employee', title: 'Employees', parent: '/modules' },
    { path: '/employee/:id', title: 'Edit Employee' },
    { path: '/substation', title: 'Substations', parent: '/modules' },
    { path: '/substation/create', title: 'Add Substation' },
  ],
  capability: 'adminRemote',
};

/** 1.0.0 as an earlier release of 1.1.0; `folder` keeps the releases of one test from those of another. */
export function demoUpgrade(folder: string): { before: RemoteRelease; after: RemoteRelease } {
  const place = (version: string) => ({ version, manifestUrl: `http://localhost:3001/${folder}/${version}/mf-manifest.json` });
  const { build, integrity, contracts, hostApi } = demoRelease;
  const before = { ...demoRelease, ...place('1.0.0') };
  const after = { ...demoRelease, ...place('1.1.0'), build: 'def', previous: { ...place('1.0.0'), build, integrity, contracts, hostApi } };
  return { before, after };
}
