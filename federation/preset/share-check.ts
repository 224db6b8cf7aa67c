// Two mistakes would only show in the browser, so they are errors of the build. The first bundle of the host must not
// use a module that is loaded later. The host must provide everything in the table, or a remote would fail to start.
import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { sharedSingletons } from '../table/shared-singletons';
import { consumedShare } from './consumed-share';

const name = 'ShareCheck';

/** The plugin's identifier of what is provided: `provide module (default) luxon@3.7.2 = ...`. */
function shareOf(module: Module): { kind: 'consume' | 'provide'; key: string } | undefined {
  const identifier = module.identifier();
  const consumed = consumedShare(module);
  if (consumed) return { kind: 'consume', key: consumed.request };
  const provided = /^provide module \([^)]*\) ((?:@[^/]+\/)?[^@\s]+)@/.exec(identifier)?.[1];
  return provided ? { kind: 'provide', key: provided } : undefined;
}

function check(compilation: Compilation): void {
  const fail = (message: string) => compilation.errors.push(new webpack.WebpackError(message));
  const later = new Set(sharedSingletons().filter((row) => row.load === 'later').map((row) => row.request));
  const provided = new Set<string>();
  for (const module of compilation.modules) {
    const share = shareOf(module);
    if (!share) continue;
    const { kind, key } = share;
    if (kind === 'provide') provided.add(key);
    const isFirst = [...compilation.chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.canBeInitial());
    if (kind === 'consume' && later.has(key) && isFirst) {
      const users = [...compilation.moduleGraph.getIncomingConnections(module)].map((connection) => connection.originModule?.identifier());
      fail(`${key} is loaded later (federation/table), but the first bundle uses it: ${users.join(', ')}`);
    }
  }
  for (const request of later) {
    if (!provided.has(request)) fail(`The host does not provide ${request}: add () => import('${request}') to host/src/catalog.ts`);
  }
}

export class ShareCheck {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compilation.compiler === compiler) {
        compilation.hooks.afterOptimizeChunks.tap(name, () => check(compilation));
      }
    });
  }
}
