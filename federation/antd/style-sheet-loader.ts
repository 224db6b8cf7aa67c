// webpack loader: the rules and variables that a style module of antd would write at run time, as a stylesheet.
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { packageFolder } from '../workspace';
import { hooksOf } from './hooks-of';
import { styleSheetOf } from './style-sheet';

const themeFiles = ['antd/antd-theme.ts', 'antd/component-theme.ts', 'theme/tokens.ts'];

// webpack asks a loader for its default export.
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader from the default export
export default function styleSheetLoader(this: LoaderContext<object>, source: string): string {
  // Without these the cache would keep the colours of before.
  for (const file of themeFiles) this.addDependency(join(packageFolder('shared-ui'), 'src', file));
  return styleSheetOf(this.resourcePath, hooksOf(source));
}
