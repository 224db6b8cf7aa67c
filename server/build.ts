// Bundles the server into dist/main.js, and the migration job into dist/migrate.js. Packages stay outside; the suite's own are bundled, because they are TypeScript.
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || path.startsWith('shared-contracts/') ? null : { path, external: true }));
  },
};

/** Builds the server; takes well under a second. */
export async function buildServer(): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: { main: './src/main.ts', migrate: './src/migrate.ts' },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [keepPackagesOutside],
    logLevel: 'warning',
  });
}
