// A stylesheet of a remote may only touch what is the remote's own, or it would change the host and other remotes. A
// rule that reaches further is an error of the build.
import { parse } from 'postcss';
import { unscopedSelectors } from 'shared-contracts/rule/scoped-selector';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const name = 'ScopeCheck';

/** The selectors of a stylesheet that reach beyond the classes that begin with `prefix`. */
export function findUnscoped(css: string, prefix: string): string[] {
  const found: string[] = [];
  parse(css).walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes');
    // What is nested in a rule lies inside of what that rule is for.
    if (!isStep && rule.parent?.type !== 'rule') found.push(...unscopedSelectors(rule.selector, prefix));
  });
  return found;
}

export class ScopeCheck {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const [first] = findUnscoped(String(source.source()), `${this.remote}-`);
          if (first === undefined) continue;
          const message = `${file} styles what is not the remote's own: ${first}. Begin the selector with a class of a CSS module.`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  }
}
