// Turns serve.ts into plain JavaScript (a few milliseconds), so that five servers start without a TypeScript loader.
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageFolder } from '../workspace';

export const serverFile = join(packageFolder('federation'), 'dist', 'serve.js');

export async function bundleServer(): Promise<string> {
  await build({
    entryPoints: [join(packageFolder('federation'), 'serve', 'serve.ts')],
    outfile: serverFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  return serverFile;
}
