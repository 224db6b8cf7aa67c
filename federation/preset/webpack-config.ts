// The one webpack preset: a function from an app's few lines to a configuration.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { antdAliases, antdRules } from '../antd/antd-rules';
import { type App, containerName } from '../define-app';
import { linkRemotes } from '../mono/linked-remotes';
import { ChunkIntegrity } from './chunk-integrity';
import { hostFederation, remoteFederation, runtimeDedupe } from './federation';
import { HostApiFile } from './host-api-file';
import { KitCheck } from './kit-check';
import { moduleRules } from './module-rules';
import { precompress } from './precompress';
import { ScopeCheck } from './scope-check';
import { ShareCheck } from './share-check';
import type { BuildTarget } from './target';

// The plugin is CommonJS with its minifiers as statics; its types describe a default export that is not there.
const TerserPlugin: typeof import('terser-webpack-plugin') = createRequire(import.meta.url)('terser-webpack-plugin');

/** Minifies with swc and esbuild in this process; parallel work is done by building apps side by side. */
function minimizer(): WebpackPluginInstance[] {
  return [
    new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, extractComments: false, terserOptions: { ecma: 2020 } }),
    new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss, parallel: false, terserOptions: {} }),
  ] as WebpackPluginInstance[];
}

function federationPlugins(target: BuildTarget): WebpackPluginInstance[] {
  const { app } = target;
  if (target.form === 'mono') return [];
  return app.kind === 'host'
    ? [hostFederation(app), new ShareCheck(), new HostApiFile()]
    : [remoteFederation(app, target), new ChunkIntegrity(), new KitCheck(), new ScopeCheck(app.name)];
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
      // What comes later has no more time than the entry has.
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...aliases(target), ...antdAliases() } },
    module: { rules: [...moduleRules(app.name, isRemote ? target.buildId : app.name), ...antdRules()] },
    optimization: {
      minimizer: minimizer(),
      // The kit's libraries have no chunk by name. A page that needs only the theme would load all of it (274 instead
      // of 105 KB).
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
