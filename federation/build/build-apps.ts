// Builds what is stale of the host and the remotes, and says what each weighs.
import { findApps } from '../app';
import type { RemoteApp } from '../app';
import { readBuildInfo, totalSize } from './build-info';
import type { BuildInfo } from './build-info';
import { withBuildLock } from './build-lock';
import { planAs, planFederated, planMono } from './target';
import type { PlannedBuild } from './target';
import { buildInWorkers } from './worker-pool';

export interface BuildOptions {
  form?: 'federated' | 'mono';
  /** Builds also what is up to date. */
  isForced?: boolean;
  log?: (line: string) => void;
}

export type { BuildInfo } from './build-info';

export interface BuiltApp {
  target: PlannedBuild;
  info: BuildInfo;
}

const processLimit = 2;

function weigh(info: BuildInfo): string {
  const kilobytes = (files: BuildInfo['files']) => `${(totalSize(files).brotli / 1024).toFixed(0)} KB`;
  const scripts = info.files.filter(({ file }) => /\.(js|css)$/.test(file));
  return `first ${kilobytes(scripts.filter((file) => file.isInitial))}, all ${kilobytes(scripts)} (brotli)`;
}

function isStale(target: PlannedBuild): boolean {
  return readBuildInfo(target.outputFolder)?.inputHash !== target.inputHash;
}

async function buildTargets(
  targets: readonly PlannedBuild[],
  { isForced = false, log = () => undefined }: BuildOptions,
): Promise<BuiltApp[]> {
  const stale = targets.filter((target) => isForced || isStale(target));
  const failures: string[] = [];
  if (stale.length > 0) log(`building ${stale.map(({ app }) => app.name).join(', ')} ...`);
  await buildInWorkers(stale, processLimit, ({ app }, answer) => {
    if (answer.ok) log(`  ${app.name.padEnd(15)} ${answer.info.seconds.toFixed(1)} s  ${weigh(answer.info)}`);
    else failures.push(`${app.name}: ${answer.message}`);
  });
  if (failures.length > 0) throw new Error(`The build failed.\n${failures.join('\n')}`);
  return targets.map((target) => {
    const info = readBuildInfo(target.outputFolder);
    if (!info) throw new Error(`${target.app.name} has no build.`);
    return { target, info };
  });
}

/** Builds and returns every app of the form; throws with the compiler's message when one fails. */
export async function buildApps(options: BuildOptions = {}): Promise<BuiltApp[]> {
  return withBuildLock(async () => {
    const apps = await findApps();
    return buildTargets(options.form === 'mono' ? [planMono(apps)] : planFederated(apps), options);
  });
}

/** Builds one remote, under its own version or another one. */
export async function buildRemote(remote: RemoteApp, version: string | undefined, log: (line: string) => void): Promise<BuiltApp> {
  return withBuildLock(async () => {
    const { host } = await findApps();
    const own = planFederated({ host, remotes: [remote] }).filter(({ app }) => app.kind === 'remote');
    const isOwn = version === undefined || version === remote.version;
    const [built] = await buildTargets(isOwn ? own : [planAs(remote, version)], { log });
    if (!built) throw new Error(`${remote.name} has no build.`);
    return built;
  });
}
