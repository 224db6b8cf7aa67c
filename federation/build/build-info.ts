// What a build weighs, stored beside it: read by the staleness check, the budgets and the README's table.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Stats } from 'webpack';

const sizeSchema = v.object({ raw: v.number(), gzip: v.number(), brotli: v.number() });

const buildInfoSchema = v.object({
  app: v.string(),
  form: v.picklist(['federated', 'mono']),
  version: v.string(),
  buildId: v.string(),
  inputHash: v.string(),
  seconds: v.number(),
  files: v.array(v.object({ file: v.string(), chunk: v.nullable(v.string()), isInitial: v.boolean(), size: sizeSchema })),
});

export type BuildInfo = v.InferOutput<typeof buildInfoSchema>;
export type Size = v.InferOutput<typeof sizeSchema>;

export const buildInfoName = 'build-info.json';

export function readBuildInfo(folder: string): BuildInfo | undefined {
  const file = join(folder, buildInfoName);
  if (!existsSync(file)) return undefined;
  const parsed = v.safeParse(buildInfoSchema, JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.output : undefined;
}

export function writeBuildInfo(folder: string, info: BuildInfo): void {
  writeFileSync(join(folder, buildInfoName), `${JSON.stringify(info, null, 1)}\n`);
}

function sizeOf(folder: string, file: string): Size {
  const bytes = (suffix: string) => {
    const path = join(folder, file + suffix);
    return existsSync(path) ? statSync(path).size : statSync(join(folder, file)).size;
  };
  return { raw: bytes(''), gzip: bytes('.gz'), brotli: bytes('.br') };
}

/** Files of a finished compilation with their sizes as transferred. */
export function measureFiles(stats: Stats, folder: string): BuildInfo['files'] {
  const owner = new Map<string, { chunk: string; isInitial: boolean }>();
  for (const chunk of stats.compilation.chunks) {
    for (const file of chunk.files) owner.set(file, { chunk: chunk.name ?? String(chunk.id), isInitial: chunk.canBeInitial() });
  }
  return Object.keys(stats.compilation.assets)
    .filter((file) => !/\.(gz|br)$/.test(file) && existsSync(join(folder, file)))
    .sort()
    .map((file) => ({ file, chunk: null, isInitial: false, ...owner.get(file), size: sizeOf(folder, file) }));
}

/** What a browser gets for the named files together. */
export function totalSize(files: BuildInfo['files']): Size {
  const sum = (pick: (size: Size) => number) => files.reduce((total, { size }) => total + pick(size), 0);
  return { raw: sum((size) => size.raw), gzip: sum((size) => size.gzip), brotli: sum((size) => size.brotli) };
}
