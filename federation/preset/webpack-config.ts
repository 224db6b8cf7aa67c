// The one webpack preset: a function from an app's few lines to a configuration.
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { antdAliases, antdRules } from '../antd/antd-rules';
import { containerName } from '../define-app';
import type { App } from '../define-app';
import { linkRemotes } from '../mono/linked-remotes';
import { ChunkIntegrity } from './chunk-integrity';
import { hostFederation, remoteFederation, runtimeDedupe } from './federation';
import { HostApiFile } from './host-api-file';
import { KitCheck } from './kit-check';
import { minimizer } from './minimizer';
import { moduleRules } from './module-rules';
import { precompress } from './precompress';
import { ShareCheck } from './share-check';
import type { BuildTarget } from './target';

function federationPlugins(target: BuildTarget): WebpackPluginInstance[] {
  const { app } = target;
  if (target.form === 'mono') return [];
  return app.kind === 'host'
    ? [hostFederation(app), new ShareCheck(), new HostApiFile()]
    : [remoteFederation(app, target), new ChunkIntegrity(), new KitCheck()];
}

function page(app: App, folder: string): WebpackPluginInstance[] {
  if (app.kind !== 'host') return [];
  return [new HtmlWebpackPlugin({ template: join(folder, app.template), scriptLoading: 'defer', minify: { collapseWhitespace: true } })];
}

function entry({ app, form }: BuildTarget): Record<string, string[]> {
  if (app.kind === 'remote') return {};
  // One bundle provides nothing to others, so it starts from the first file alone.
  return { main: form === 'mono' ? app.entry.slice(0, 1) : app.entry };
}

function aliases(target: BuildTarget): Record<string, string> {
  return target.form === 'mono' ? linkRemotes(target.linked, join(target.cacheFolder, 'mono')) : runtimeDedupe();
}

export function webpackConfig(target: BuildTarget): Configuration {
  const { app, form } = target;
  const isRemote = app.kind === 'remote';
  return {
    mode: 'production',
    name: `${app.name}-${form}`,
    target: ['web', 'es2022'],
    context: target.sourceFolder,
    entry: entry(target),
    devtool: false,
    output: {
      path: target.outputFolder,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      // A remote runs from whichever folder it was shipped to.
      publicPath: isRemote ? 'auto' : '/',
      uniqueName: `${containerName(app)}_${target.buildId}`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...aliases(target), ...antdAliases() } },
    module: { rules: [...moduleRules(app.name, isRemote ? target.buildId : app.name), ...antdRules()] },
    optimization: {
      minimizer: minimizer(),
      // No chunk by name for the kit's libraries: a page that needs its theme only would load all of it (274 instead of 105 KB).
      ...(isRemote ? {} : { splitChunks: { chunks: 'async' } }),
    },
    plugins: [
      ...federationPlugins(target),
      ...page(app, target.sourceFolder),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:12].css',
        chunkFilename: '[name].[contenthash:12].css',
        ignoreOrder: true,
      }),
      ...precompress(),
    ],
    cache: {
      type: 'filesystem',
      version: target.cacheVersion,
      cacheDirectory: target.cacheFolder,
      name: `${app.name}-${form}`,
      compression: false,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
