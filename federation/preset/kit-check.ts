// A remote reaches antd through shared-ui. A copy of its own would add some 190 KB and ignore the suite's theme, so it
// is an error of the build.
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const name = 'KitCheck';
const copied = /[/\\]node_modules[/\\](antd|@ant-design|@rc-component)[/\\]/;

/** The modules among `identifiers` that are antd's or of what it is made of. */
export function findCopies(identifiers: readonly string[]): string[] {
  return identifiers.filter((identifier) => copied.test(identifier));
}

export class KitCheck {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.afterOptimizeChunks.tap(name, () => {
        const [first] = findCopies([...compilation.modules].map((module) => module.identifier()));
        if (first !== undefined)
          compilation.errors.push(new webpack.WebpackError(`A remote takes antd from shared-ui, it must not bundle ${first}`));
      });
    });
  }
}
