// Minifies with swc and esbuild in this process; parallel work is done by building apps side by side.
import { createRequire } from 'node:module';
import type { WebpackPluginInstance } from 'webpack';

// The plugin is CommonJS with its minifiers as statics; its types describe a default export that is not there.
const TerserPlugin: typeof import('terser-webpack-plugin') = createRequire(import.meta.url)('terser-webpack-plugin');

export function minimizer(): WebpackPluginInstance[] {
  return [
    new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, extractComments: false, terserOptions: { ecma: 2020 } }),
    new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss, parallel: false, terserOptions: {} }),
  ] as WebpackPluginInstance[];
}
