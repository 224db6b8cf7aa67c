// The class that the rules of a style module begin with.
import type { StyleExport } from './hooks-of';

/** Where it is not named after its folder. */
const prefixes: Readonly<Record<string, string>> = {
  button: 'btn',
  'date-picker': 'picker',
  'float-button': 'float-btn',
  sider: 'layout-sider',
  ribbon: 'ribbon',
  otp: 'otp',
  search: 'input-search',
  textarea: 'input',
};

export function classPrefix(file: string, { name }: StyleExport): string {
  const [, folder = '', part = ''] = /([^/\\]+)[/\\]style(?:[/\\]([^/\\]+))?\.js$/.exec(file) ?? [];
  if (name === 'useRowStyle') return 'ant-row';
  if (name === 'useColStyle') return 'ant-col';
  if (folder === 'space' && part !== 'index') return `ant-space-${part}`;
  return `ant-${prefixes[part] ?? prefixes[folder] ?? folder}`;
}
