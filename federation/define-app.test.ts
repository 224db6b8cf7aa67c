import { describe, expect, it } from '@jest/globals';
import { containerName, defineRemote } from './define-app';

const record = {
  name: 'remote-live',
  version: '1.0.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/summary'],
  menu: [{ id: 'summary', path: '/summary', label: 'Summary' }],
  pages: [{ path: '/summary/:id', title: 'Summary' }],
  capability: null,
  portOffset: 2,
};

describe('the record of a remote', () => {
  it('is named in the browser without a hyphen', () => {
    expect(containerName(defineRemote(record))).toBe('remoteLive');
  });

  it.each<[string, object]>([
    ['a name that is the beginning of others', { name: 'remote-' }],
    ['a version that is no version', { version: '1' }],
    ['a host API that is no range', { hostApi: 'latest' }],
    ['a module outside of its sources', { exposes: { './routes': '../host/src/main.tsx' } }],
    ['a port of somebody else', { portOffset: 10 }],
    ['no address', { basePaths: [] }],
    ['an address that is none', { basePaths: ['summary'] }],
    ['a capability that nobody has', { capability: 'flies' }],
    ['a menu item that needs what nobody has', { menu: [{ id: 'summary', path: '/summary', needs: 'flies' }] }],
    ['a misspelt word about a menu item', { menu: [{ id: 'summary', path: '/summary', lable: 'Summary' }] }],
    ['a page whose path is none', { pages: [{ path: 'summary', title: 'Summary' }] }],
    ['an unknown exposed module', { exposes: { './routes': './src/routes.tsx', './session': './src/session.ts' } }],
  ])('refuses %s', (_what, change) => {
    expect(() => defineRemote({ ...record, ...change })).toThrow();
  });
});
