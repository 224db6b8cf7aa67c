// Builds a remote again whenever one of its files changes: readable code with source maps, nothing compressed.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import { planFederated } from '../build/target';
import { findApps } from '../app';
import type { RemoteApp } from '../define-app';
import { webpackConfig } from '../preset/webpack-config';
import { cacheFolder } from '../workspace';

/** The page comes again with each build, in whichever host it is shown. */
const reloadScript = `
;(() => {
  const { origin } = new URL(document.currentScript.src);
  window.__suiteReload ??= new EventSource(origin + '/@reload');
  window.__suiteReload.onmessage = () => location.reload();
})();
`;

export interface WatchedRemote {
  readonly folder: string;
  close(): Promise<void>;
}

/** Reports each build: null, or the compiler's message. */
export async function watchRemote(remote: RemoteApp, onBuilt: (failure: string | null) => void): Promise<WatchedRemote> {
  const { host } = await findApps();
  const target = planFederated({ host, remotes: [remote] }).find(({ app }) => app.kind === 'remote');
  if (!target) throw new Error(`${remote.name} is no remote.`);
  const folder = join(cacheFolder, 'dev', remote.name);
  const config = webpackConfig({ ...target, outputFolder: folder, buildId: 'dev' });
  const compiler = webpack({
    ...config,
    devtool: 'source-map',
    optimization: { ...config.optimization, minimize: false },
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof CompressionPlugin)),
    cache: { type: 'memory' },
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    const failure = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null);
    // An entry that webpack did not write again has the line already.
    const isWritten = stats?.compilation.emittedAssets.has('remoteEntry.js') ?? false;
    if (failure === null && isWritten) appendFileSync(join(folder, 'remoteEntry.js'), reloadScript);
    onBuilt(failure);
  });
  return { folder, close: () => new Promise((resolve) => void watching?.close(() => resolve())) };
}
