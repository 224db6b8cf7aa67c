// webpack loader: a style module of antd no longer writes rules into the page, it imports them as a stylesheet.
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'webpack';
import { hooksOf, type StyleExport } from './hooks-of';

const sheetLoader = fileURLToPath(new URL('style-sheet-loader.ts', import.meta.url));
const bodies: Record<StyleExport['kind'], string> = { hook: "() => ['', '']", component: '() => null', class: "() => ''" };

function stub({ name, kind }: StyleExport): string {
  return name === 'default' ? `export default ${bodies[kind]};` : `export const ${name} = ${bodies[kind]};`;
}

// webpack asks a loader for its default export.
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader from the default export
export default function styleModuleLoader(this: LoaderContext<object>, source: string): string {
  // The style module of the provider is always there: the rules and variables that all components share hang on it.
  const isShared = /config-provider[/\\]style[/\\]/.test(this.resourcePath);
  const hooks = hooksOf(source);
  if (hooks.length === 0 && !isShared) return source;
  const sheet = `import ${JSON.stringify(`${this.resourcePath}.css!=!${sheetLoader}!${this.resourcePath}`)};`;
  const constants = [...source.matchAll(/^export const \w+ = '[^']*';/gm)].map(([line]) => line);
  return [sheet, ...constants, ...hooks.map(stub), ...(isShared ? ['export default () => undefined;'] : [])].join('\n');
}
