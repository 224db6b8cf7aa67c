// One stylesheet for each style module of antd: its variables in both colour modes of the suite, and its rules.
import type { StyleExport } from './hooks-of';
import { probeModule, probeShared } from './probe';

type Variables = ReadonlyMap<string, string>;

/** Every name is unique, so the variables of all components can stand on the root. */
function variablesOf(css: string): Variables {
  const bodies = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body);
  const declarations = bodies.flatMap((body) => body.split(/;(?![^(]*\))/)).map((text) => text.trim());
  const pairs = declarations
    .filter((text) => text.startsWith('--'))
    .map((text): [string, string] => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon), text.slice(colon + 1).replaceAll(/\s+/g, ' ').trim()];
    });
  return new Map(pairs);
}

function write(selector: string, variables: Iterable<readonly [string, string]>): string {
  const body = [...variables].map(([name, value]) => `${name}:${value}`).join(';');
  return body === '' ? '' : `${selector}{${body}}\n`;
}

/** Modules that only add to another's rules stand in a layer above it, whatever chunk comes first. */
function layerOf(hooks: readonly StyleExport[]): string {
  const isAddition = hooks.some(({ kind }) => kind === 'component') && hooks.every(({ kind }) => kind !== 'hook');
  return isAddition ? 'antd.sub' : 'antd.base';
}

/** The suite has rows of antd's only inside forms, without the 24 columns of each of six widths: 6 KB of rules. */
function withoutColumns(file: string, rules: string): string {
  if (!/grid[/\\]style[/\\]/.test(file)) return rules;
  return rules.replaceAll(/\.ant-col-[^{},]+\{[^{}]*\}/g, '').replaceAll(/@media[^{}]+\{\s*\}/g, '');
}

/** `hooks` are those of the style module `file`; none: what all components share. */
export function styleSheetOf(file: string, hooks: readonly StyleExport[]): string {
  const isShared = hooks.length === 0;
  const rules = isShared ? probeShared('light', 'style') : withoutColumns(file, probeModule(file, hooks, 'light', 'style'));
  const variables = (mode: 'light' | 'dark') =>
    variablesOf(isShared ? probeShared(mode, 'token') : probeModule(file, hooks, mode, 'cssVar'));
  const light = variables('light');
  const differing = [...variables('dark')].filter(([name, value]) => light.get(name) !== value);
  return [
    '@layer reset,antd.base,antd.sub;\n',
    write(':root', light),
    write(":root[data-theme='dark']", differing),
    rules.replaceAll('@layer antd{', `@layer ${layerOf(hooks)}{`),
  ].join('');
}
