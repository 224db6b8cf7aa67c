// webpack loader: parts of antd's components that the suite does not use, and that would weigh more than the rest of
// them. Whoever uses one is told by an error when it is drawn: take it off this list then.
import type { LoaderContext } from 'webpack';
import { solidColours } from './script-tokens';

const fault = (what: string): string => JSON.stringify(`The suite's build leaves ${what} out: see federation/antd/left-out-loader.ts`);
const never = (what: string): string => `() => { throw new Error(${fault(what)}); }`;

interface LeftOut {
  readonly file: RegExp;
  readonly from: RegExp;
  readonly to: string;
}

const table: readonly LeftOut[] = [
  // Tabs weigh 11 KB.
  { file: /card[/\\]Card\.js$/, from: /import Tabs from '[^']+';/, to: `const Tabs = ${never('tabs of a card')};` },
  // A dropdown and its menu weigh 26 KB.
  {
    file: /breadcrumb[/\\]BreadcrumbItem\.js$/,
    from: /import Dropdown from '[^']+';/,
    to: `const Dropdown = ${never('menus of a breadcrumb')};`,
  },
  // Three pictures weigh 8 KB.
  {
    file: /result[/\\]index\.js$/,
    from: /import (noFound|serverError|unauthorized) from '[^']+';/g,
    to: `const $1 = ${never('the pictures of 403, 404 and 500')};`,
  },
  // Colours worked out while the page runs weigh 3 KB. The suite takes them from its theme.
  {
    file: /tag[/\\]hooks[/\\]useColor\.js$/,
    from: /import \{ FastColor \} from '[^']+';/,
    to: `class FastColor { constructor() { throw new Error(${fault("a tag's own colours")}); } }`,
  },
  {
    file: /tooltip[/\\]util\.js$/,
    from: /import \{ generateColor \} from '[^']+';/,
    to: `const generateColor = (color) => {
      if (color) throw new Error(${fault("a tooltip's own colours")});
      return { toRgb: () => ({ r: 0, g: 0, b: 0 }) };
    };`,
  },
  {
    file: /empty[/\\]utils\.js$/,
    from: /[\s\S]+/,
    to: `const solid = ${JSON.stringify(solidColours())}; export const getAsSolidColor = (color) => solid[color] ?? color;`,
  },
];

/** The modules that the loader changes. */
export const leftOutFiles: readonly RegExp[] = table.map(({ file }) => file);

// webpack asks a loader for its default export.
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader from the default export
export default function leftOutLoader(this: LoaderContext<object>, source: string): string {
  const changed = table
    .filter(({ file }) => file.test(this.resourcePath))
    .reduce((text, { from, to }) => text.replace(from, to), source);
  if (changed === source) throw new Error(`antd is not as it was in ${this.resourcePath}: see federation/antd/left-out-loader.ts`);
  return changed;
}
