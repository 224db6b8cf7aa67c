// Binds the chunks of a remote to its entry. The entry holds the hash of every script and stylesheet that it may ask
// for. It gives each hash to the browser with its file. The registry holds the entry's own hash, so a release is bound
// as a whole. (webpack-subresource-integrity is made for pages; a remote needs no more than these lines.)
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { sha384 } from '../integrity';

const name = 'ChunkIntegrity';

type Kind = 'js' | 'css';
const placeholder = (kind: Kind) => `%%${kind}-integrity%%`;
/** A chunk that is not in the table gets the hash `undefined`, which no bytes have. */
const lookUp = (kind: Kind, tag: string, chunkId: string) =>
  `${tag}.integrity = "sha384-" + ${JSON.stringify(placeholder(kind))}[${chunkId}];`;

function hashesOf(compilation: Compilation, kind: Kind): Record<string, string> {
  const hashOf = (file: string) => sha384(compilation.getAsset(file)?.source.buffer() ?? '');
  const entries = [...compilation.chunks].flatMap((chunk: Chunk) => {
    const file = [...chunk.files].find((candidate) => candidate.endsWith(`.${kind}`));
    return file === undefined || chunk.hasRuntime() || chunk.id === null ? [] : [[String(chunk.id), hashOf(file)]];
  });
  return Object.fromEntries(entries);
}

function writeHashes(compilation: Compilation): void {
  for (const entry of [...compilation.chunks].filter((chunk) => chunk.hasRuntime())) {
    for (const file of entry.files) {
      if (!file.endsWith('.js')) continue;
      compilation.updateAsset(file, (source) => {
        const kinds = ['js', 'css'] as const;
        const code = kinds.reduce(
          (text, kind) => text.replace(new RegExp(`["'\`]${placeholder(kind)}["'\`]`), JSON.stringify(hashesOf(compilation, kind))),
          String(source.source()),
        );
        return new webpack.sources.RawSource(code);
      });
    }
  }
}

export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap(name, (source) => `${source}\n${lookUp('js', 'script', 'chunkId')}`);
      const sheets = MiniCssExtractPlugin.getCompilationHooks(compilation);
      sheets.beforeTagInsert.tap(name, (source, { tag, chunkId }) => `${source}\n${lookUp('css', tag, chunkId)}`);
      // After names were made from the final bytes, before the compressed copies are.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => writeHashes(compilation));
    });
  }
}
