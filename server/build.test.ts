import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './build';
import { demoAccounts } from './src/demo/seed/demo-accounts';
import places from './src/demo/seed/data/gujarat-places.json';
import organisations from './src/demo/seed/data/org-seed.json';

const folder = mkdtempSync(join(tmpdir(), 'suite-server-'));
beforeAll(async () => {
  await buildServer(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Every file that the build wrote, source maps included: those show what went in. */
function written(isDemo: boolean): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.js(\.map)?$/.test(file));
  return files.filter((file) => file.startsWith('demo') === isDemo).map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

const townNames = places.map(({ name }) => name).filter((name) => name.length > 7).slice(0, 50);
/** Designations of the contracts have this word, too. */
const isPlain = (word: string) => word === 'Industrial';
const circleNames = Object.values(organisations)
  .flatMap((part) => JSON.stringify(part).match(/[A-Z][a-z]{7,}/g) ?? [])
  .filter((word) => !isPlain(word))
  .slice(0, 30);
const demoWords = [
  ...demoAccounts.map(({ name }) => name),
  'Demo@1234', 'demoAccounts', 'personName', 'Bambhaniya', 'createFeedSchedule', 'createFeedPlayer', 'seedDatabase', 'Demo page in place',
  ...townNames,
  ...circleNames,
];

describe('the production bundle', () => {
  it('holds no demo account, no list of names, no simulated feed and no stand-in for a site', () => {
    const production = written(false);
    expect(production).toContain('registerOutages');
    expect(demoWords.filter((word) => production.includes(word))).toEqual([]);
    expect(production).not.toMatch(/src\/demo\/(?!demo")/);
  });

  it('has all of that in the demo folder beside it, so that the search can find it', () => {
    const demo = written(true);
    expect(demoWords.filter((word) => !demo.includes(word))).toEqual([]);
    expect(demo).toMatch(/src\/demo\/feed/);
  });

  it('leaves no file of an earlier build behind', async () => {
    const before = readdirSync(folder, { recursive: true }).length;
    await buildServer(folder);
    expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
  });
});
