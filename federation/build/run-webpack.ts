// Runs webpack once for one target and stores what came out.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { webpackConfig } from '../preset/webpack-config';
import { buildInfoName, measureFiles, writeBuildInfo } from './build-info';
import type { BuildInfo } from './build-info';
import type { PlannedBuild } from './target';

function compile(target: PlannedBuild): Promise<Stats> {
  const compiler = webpack(webpackConfig(target));
  if (!compiler) throw new Error('webpack gave no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      // Closing stores the cache, so it comes before the answer.
      compiler.close((closeFailure) => {
        if (failure ?? closeFailure) reject(failure ?? closeFailure);
        else if (!stats) reject(new Error('webpack gave no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, moduleTrace: true, errorDetails: false })));
        else resolve(stats);
      });
    });
  });
}

export async function runWebpack(target: PlannedBuild): Promise<BuildInfo> {
  const started = performance.now();
  // A build that fails half-way must not look finished.
  rmSync(join(target.outputFolder, buildInfoName), { force: true });
  const stats = await compile(target);
  const info: BuildInfo = {
    app: target.app.name,
    form: target.form,
    version: target.app.version,
    buildId: target.buildId,
    inputHash: target.inputHash,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    files: measureFiles(stats, target.outputFolder),
  };
  writeBuildInfo(target.outputFolder, info);
  return info;
}
