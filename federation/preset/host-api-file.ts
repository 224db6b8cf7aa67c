// The host states what it offers remotes in a file beside its page.
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { hostApiRecord } from '../table/shared-singletons';

const name = 'HostApiFile';

export class HostApiFile {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.emitAsset('host-api.json', new webpack.sources.RawSource(`${JSON.stringify(hostApiRecord())}\n`));
      });
    });
  }
}
