// Runs the style hooks of antd once, as a page would, and takes what they wrote.
import { createRequire } from 'node:module';
import type { FunctionComponent, ReactNode } from 'react';
import type { ColourMode } from 'shared-ui/antd-theme';
import {
  ConfigProvider,
  StyleProvider,
  createCache,
  createElement,
  extractStyle,
  renderToString,
  styleComponents,
  styleHooks,
  themeOf,
} from './antd-library';
import { classPrefix } from './class-prefix';
import type { StyleExport } from './hooks-of';

export type Part = 'style' | 'token' | 'cssVar';

/** What every component writes again: kept once, in the sheet of the provider. */
const isShared = (key: string) => /^token%|%Shared%|%ant-design-icons%/.test(key);

/** Stands for the class that ties a component's reset to its root: some use the prefix, others the prefix and `-css-var`. */
const rootClass = 'antd-root-class';

function run(mode: ColourMode, parts: readonly Part[], keeps: (key: string) => boolean, Probe: FunctionComponent): string {
  const cache = createCache();
  const theme = { ...themeOf(mode), hashed: false, cssVar: { key: 'suite' } };
  const page = createElement(ConfigProvider, { theme }, createElement(Probe));
  renderToString(createElement(StyleProvider, { cache, layer: true }, page));
  for (const key of cache.cache.keys()) if (!keeps(key)) cache.cache.delete(key);
  return extractStyle(cache, { plain: true, types: [...parts] });
}

function write(file: string, hook: StyleExport): ReactNode {
  const prefixCls = classPrefix(file, hook);
  const Component = styleComponents(file)[hook.name];
  if (Component === undefined) throw new Error(`antd has no ${hook.name} in ${file}`);
  if (hook.kind === 'component') return createElement(Component, { key: hook.name, prefixCls });
  styleHooks(file)[hook.name]?.(prefixCls, rootClass);
  return null;
}

/** What the hooks of one style module write. */
export function probeModule(file: string, hooks: readonly StyleExport[], mode: ColourMode, part: Part): string {
  const [first] = hooks;
  const prefix = first === undefined ? '' : classPrefix(file, first);
  const Probe = (): ReactNode => hooks.map((hook) => write(file, hook));
  return run(mode, [part], (key) => !isShared(key), Probe).replaceAll(`.${rootClass}`, `:is(.${prefix},.${prefix}-css-var)`);
}

const appFile = createRequire(import.meta.url).resolve('antd/es/app/style/index.js');

/** What all components write alike; without any component antd makes none of it, so a small one asks. */
export function probeShared(mode: ColourMode, part: Part): string {
  const Probe = (): ReactNode => {
    styleHooks(appFile)['default']?.('ant-app', 'ant-app');
    return null;
  };
  return run(mode, [part], isShared, Probe);
}
