import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { defineRemote } from '../define-app';
import { linkedLoaderSource, replacedFiles } from './linked-remotes';

describe('the one-bundle build', () => {
  it('replaces modules that the host has', () => {
    expect(replacedFiles.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('imports the routes of every remote', () => {
    const remote = defineRemote({
      name: 'remote-live',
      version: '1.0.0',
      hostApi: '^1.0.0',
      exposes: { './routes': './src/routes.tsx' },
      basePaths: ['/summary'],
      menu: [],
      capability: null,
      portOffset: 2,
    });
    expect(linkedLoaderSource([remote])).toMatch(/"remoteLive\/routes": \(\) => import\(".*remote-live\/src\/routes\.tsx"\)/);
  });
});
