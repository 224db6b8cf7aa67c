import type { Capability } from 'shared-contracts/rule/permission';

export const remoteNames = ['remote-outages', 'remote-live', 'remote-admin', 'remote-reports'] as const;
export type RemoteName = (typeof remoteNames)[number];

interface RemoteRecord {
  /** Its port is the host's plus this. */
  readonly portOffset: number;
  /** Who is told of it: a rule of section 6, or everybody who is signed in. */
  readonly capability: Capability | null;
  readonly basePaths: readonly string[];
  readonly menu: readonly { readonly id: string; readonly path: string }[];
}

/** The remotes that the suite knows. One that is shipped but not listed here is offered to nobody. */
export const remoteTable: Readonly<Record<RemoteName, RemoteRecord>> = {
  'remote-outages': { portOffset: 1, capability: null, basePaths: ['/outages'], menu: [{ id: 'outages', path: '/outages' }] },
  'remote-live': { portOffset: 2, capability: null, basePaths: ['/summary'], menu: [{ id: 'summary', path: '/summary' }] },
  'remote-admin': {
    portOffset: 3,
    capability: 'adminRemote',
    basePaths: ['/modules', '/employee', '/substation'],
    menu: [{ id: 'modules', path: '/modules' }],
  },
  'remote-reports': { portOffset: 4, capability: null, basePaths: ['/report'], menu: [{ id: 'reports', path: '/report' }] },
};
