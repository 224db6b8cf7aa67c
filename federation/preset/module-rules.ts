// How source files become JavaScript and CSS: swc for TypeScript, extracted CSS Modules with scoped names,
// documents PDF files.
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

const script: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

function stylesheet(prefix: string, salt: string): RuleSetRule {
  const cssLoader = (modules: object | false) => ({ loader: require.resolve('css-loader'), options: { modules } });
  const scoped = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: `${prefix}-[local]-[hash:base64:5]`,
    localIdentHashSalt: salt,
  };
  return {
    test: /\.css$/,
    sideEffects: true,
    oneOf: [
      { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(scoped)] },
      { use: [MiniCssExtractPlugin.loader, cssLoader(false)] },
    ],
  };
}

const asset: RuleSetRule = { test: /\.(svg|png|webp|woff2|pdf|geojson)$/, type: 'asset/resource' };

/** A printable document: its source becomes a PDF when the app is built. */
const printable: RuleSetRule = {
  test: /\.sop\.md$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:12].pdf' },
  use: [require.resolve('../document/pdf-loader.ts')],
};

/** `salt` keeps the class names of two builds apart that are on one page. */
export function moduleRules(prefix: string, salt: string): RuleSetRule[] {
  return [script, stylesheet(prefix, salt), asset, printable];
}
