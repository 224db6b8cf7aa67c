// Builds the fixture remote for real, in a process of its own, and looks at what came out.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readBuildInfo, totalSize } from '../build/build-info';
import { workspaceFolder } from '../workspace';

const folder = mkdtempSync(join(tmpdir(), 'remote-build-'));
const output = join(folder, 'dist');
const read = (name: string) => readFileSync(join(output, name), 'utf8');
const filesLike = (pattern: RegExp) => readdirSync(output).filter((name) => pattern.test(name));

beforeAll(() => {
  const script = join(workspaceFolder, 'federation/fixture/build-remote.ts');
  // As a plain Node process starts it: pnpm's own commands would let it find packages by NODE_PATH too.
  const { NODE_PATH: _, ...env } = process.env;
  execFileSync(process.execPath, ['--import', 'tsx', script, output, join(folder, 'cache')], { cwd: workspaceFolder, stdio: 'pipe', env });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a remote built by the preset', () => {
  it('states in its manifest what the host checks before any of its code runs', () => {
    const manifest = JSON.parse(read('mf-manifest.json'));
    expect(manifest.name).toBe('remoteFixture');
    expect(manifest.metaData.suite).toEqual({ version: '1.2.3', build: 'abcdef0123', hostApi: '^1.1.0', contracts: 7 });
    expect(manifest.metaData.publicPath).toBe('auto');
    expect(manifest.exposes.map((exposed: { path: string }) => exposed.path)).toEqual(['./routes']);
  });

  it('names every shared module it takes from the host, however the build was started', () => {
    const { shared }: { shared: { name: string; requiredVersion: string; fallback: string }[] } = JSON.parse(read('mf-manifest.json'));
    expect(shared.map(({ name }) => name)).toEqual(['react', 'react/jsx-runtime', 'shared-ui/session']);
    for (const { requiredVersion, fallback } of shared) expect([requiredVersion, fallback]).toEqual([expect.stringMatching(/^\^\d/), '']);
  });

  it('brings nothing of what the host provides', () => {
    const info = readBuildInfo(output);
    const scripts = (info?.files ?? []).filter(({ file }) => file.endsWith('.js'));
    expect(totalSize(scripts).brotli).toBeLessThan(14 * 1024);
    expect(scripts.map(({ file }) => read(file)).join('')).not.toContain('react.transitional.element');
  });

  it('registers its chunks under a name of this build, so that two versions can live in one page', () => {
    expect(read('remoteEntry.js')).toContain('remoteFixture_abcdef0123');
  });

  it('binds every chunk to the entry by its hash', () => {
    const entry = read('remoteEntry.js');
    const chunks = filesLike(/\.(js|css)$/).filter((name) => name !== 'remoteEntry.js');
    expect(chunks.length).toBeGreaterThan(1);
    for (const chunk of chunks) expect(entry).toContain(createHash('sha384').update(read(chunk)).digest('base64'));
    expect(entry).not.toContain('%%');
  });

  it('scopes class names and keeps styles in files', () => {
    const [sheet = ''] = filesLike(/\.css$/);
    expect(read(sheet)).toMatch(/\.remote-fixture-title-/);
  });

  it('stores compressed copies for the servers', () => {
    for (const script of filesLike(/\.js$/).filter((name) => readFileSync(join(output, name)).length > 1024)) {
      expect(readdirSync(output)).toEqual(expect.arrayContaining([`${script}.br`, `${script}.gz`]));
    }
  });
});
