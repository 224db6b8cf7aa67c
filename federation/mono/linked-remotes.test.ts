import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { defineRemote } from '../define-app';
import { linkedLoaderSource, loaderFile } from './linked-remotes';

describe('the one-bundle build', () => {
  it('replaces a module that the host has', () => {
    expect(existsSync(loaderFile)).toBe(true);
  });

  it('imports the routes of every remote', () => {
    const remote = defineRemote({ name: 'remote-live', version: '1.0.0', hostApi: '^1.0.0', exposes: { './routes': './src/routes.tsx' }, portOffset: 2 });
    expect(linkedLoaderSource([remote])).toMatch(/"remote-live": \(\) => import\(".*remote-live\/src\/routes\.tsx"\)/);
  });
});
