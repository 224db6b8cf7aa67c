// Every text file is stored as brotli and gzip too, so that servers only pick one.
import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

const test = /\.(js|css|html|svg|json|geojson)$/;
const threshold = 1024;

export function precompress(): WebpackPluginInstance[] {
  return [
    new CompressionPlugin({
      test,
      threshold,
      minRatio: 1,
      algorithm: 'gzip',
      filename: '[path][base].gz',
      compressionOptions: { level: 9 },
    }),
    new CompressionPlugin<BrotliOptions>({
      test,
      threshold,
      minRatio: 1,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}
