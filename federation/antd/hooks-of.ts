// What a style module of antd offers: hooks that write rules, and components that write a few more.

export interface StyleExport {
  name: string;
  kind: 'hook' | 'component' | 'class';
}

const kinds: Readonly<Record<string, StyleExport['kind']>> = {
  genStyleHooks: 'hook',
  genSubStyleComponent: 'component',
  genComponentStyleHook: 'class',
};
const made = /^export (?:default|const (\w+) =) (genStyleHooks|genSubStyleComponent|genComponentStyleHook)\(/gm;

/** The style exports in the source of a style module; none for a module that only helps others. */
export function hooksOf(source: string): StyleExport[] {
  const found = [...source.matchAll(made)].map(([, name = 'default', call = '']): StyleExport => ({ name, kind: kinds[call] ?? 'hook' }));
  // A few modules write their hook themselves.
  return /^export default \(prefixCls/m.test(source) ? [...found, { name: 'default', kind: 'hook' }] : found;
}
