// Bundles the server into dist/main.js and the migration job into dist/migrate.js, with what both need in chunks
// beside them. What only the demo needs lies in dist/demo: a production image leaves that folder out. Packages
// stay outside; the suite's own are bundled, because they are TypeScript.
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildResult, type Plugin, build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('shared-contracts/') ? null : { path, external: true },
    );
  },
};

/** Chunks of earlier builds, which have other names. A running API keeps the files that it has. */
function removeLeftovers(output: string, written: ReadonlySet<string>): void {
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file);
  }
}

/** Builds the server into `output`; takes well under a second. Tells of each file what went into it. */
export async function buildServer(output: string = join(folder, 'dist')): Promise<BuildResult<{ metafile: true }>> {
  const result = await build({
    absWorkingDir: folder,
    entryPoints: {
      main: './src/main.ts',
      migrate: './src/migrate.ts',
      operator: './src/operator/operator.ts',
      'demo/demo': './src/demo/demo.ts',
    },
    outdir: output,
    bundle: true,
    splitting: true,
    chunkNames: 'chunk/[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    metafile: true,
    plugins: [keepPackagesOutside],
    logLevel: 'warning',
  });
  removeLeftovers(output, new Set(Object.keys(result.metafile.outputs).map((file) => resolve(folder, file))));
  return result;
}
