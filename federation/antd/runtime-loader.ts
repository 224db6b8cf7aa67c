// webpack loader: four modules of antd's theme and one of its helpers, without what writes styles at run time.
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { packageFolder } from '../workspace';
import { scriptTokens } from './script-tokens';

function fail(what: string): never {
  throw new Error(`antd has no ${what} where it was: see federation/antd/runtime-loader.ts`);
}

const useToken = () => `const token = ${JSON.stringify(scriptTokens())};
const answer = [null, token, '', token, { prefix: 'ant', key: '' }, true];
export const unitless = {};
export default () => answer;`;

const internal = () => `export { default as useToken } from './useToken';
export { defaultConfig, DesignTokenContext } from './context';
export { PresetColors } from './interface';`;

const context = () => `import { createContext } from 'react';
export const defaultTheme = {};
export const defaultConfig = { token: {}, override: { override: {} }, hashed: false };
export const DesignTokenContext = createContext(defaultConfig);`;

const genCssVar = (source: string) =>
  `export const genCssVar = ${/export const genCssVar = ([\s\S]*?\n\});?\s*$/m.exec(source)?.[1] ?? fail('genCssVar')};`;

/** An attribute is an inline style to the policy, the CSSOM is not. */
const styleByScript = (source: string) => source.replace(/(\w+)\.setAttribute\('style', (`[^`]*`)\)/, '$1.style.cssText = $2');

const replaced: readonly (readonly [RegExp, (source: string) => string])[] = [
  [/theme[/\\]useToken\.js$/, useToken],
  [/theme[/\\]internal\.js$/, internal],
  [/theme[/\\]context\.js$/, context],
  [/theme[/\\]util[/\\]genStyleUtils\.js$/, genCssVar],
  [/calculateNodeHeight\.js$/, styleByScript],
];

// webpack asks a loader for its default export.
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader from the default export
export default function runtimeLoader(this: LoaderContext<object>, source: string): string {
  for (const file of ['antd/antd-theme.ts', 'theme/tokens.ts']) this.addDependency(join(packageFolder('shared-ui'), 'src', file));
  const [, change] = replaced.find(([file]) => file.test(this.resourcePath)) ?? fail(this.resourcePath);
  const changed = change(source);
  return changed === source ? fail(this.resourcePath) : changed;
}
