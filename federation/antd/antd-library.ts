// antd as Node runs it while the host is built: CommonJS, with its styles at work.
import { createRequire } from 'node:module';
import type { FunctionComponent } from 'react';
import { type ColourMode, antdTheme } from 'shared-ui/antd-theme';

const require = createRequire(import.meta.url);

export const { createElement }: typeof import('react') = require('react');
export const { renderToString }: typeof import('react-dom/server') = require('react-dom/server');
export const { ConfigProvider, theme }: typeof import('antd') = require('antd');
export const { StyleProvider, createCache, extractStyle }: typeof import('@ant-design/cssinjs') = require('@ant-design/cssinjs');

/** One colour on another. */
export const { getAsSolidColor: solidColour }: { getAsSolidColor: (colour: string, ground: string) => string } =
  require('antd/lib/empty/utils');

/** Loads the CommonJS twin of a style module of antd, and says what its exports are. */
function load<Export>(file: string): Readonly<Record<string, Export>> {
  return require(file.replace(/([/\\])es([/\\])/, '$1lib$2'));
}

/** Functions that write rules when a component is rendered. */
export const styleHooks = load<(prefix: string, rootClass: string) => unknown>;
/** Components that show nothing and write rules. */
export const styleComponents = load<FunctionComponent<{ prefixCls: string }>>;

export function themeOf(mode: ColourMode) {
  return antdTheme(mode, theme);
}
