// Which folders feed a build and where its output lies.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contractsMajor } from 'shared-contracts/version';
import type { App, Apps, RemoteApp } from '../app';
import type { BuildTarget } from '../preset/target';
import { cacheFolder, packageFolder, workspaceFolder } from '../workspace';
import { inputHash } from './input-hash';

export interface PlannedBuild extends BuildTarget {
  inputHash: string;
}

const rules = ['federation/antd', 'federation/preset', 'federation/table'].map(packageFolder);
const common = [...['shared-ui', 'shared-contracts/src'].map(packageFolder), ...rules];
const lockFile = join(workspaceFolder, 'pnpm-lock.yaml');

/** One remote under another version, in a folder of its own: the same sources, another release. */
export function planAs(app: RemoteApp, version: string): PlannedBuild {
  const planned = plan({ ...app, version }, [], [packageFolder(app.name)], 'dist');
  const hash = createHash('sha256').update(`${planned.inputHash} ${version}`).digest('hex');
  return { ...planned, inputHash: hash, buildId: hash.slice(0, 10), outputFolder: join(cacheFolder, 'ship', `${app.name}-${version}`) };
}

function plan(app: App, linked: BuildTarget['linked'], folders: readonly string[], output: string): PlannedBuild {
  const sourceFolder = packageFolder(app.name);
  const hash = inputHash([...folders, ...common], [lockFile]);
  return {
    app,
    form: linked.length === 0 ? 'federated' : 'mono',
    linked,
    sourceFolder,
    outputFolder: join(sourceFolder, output),
    cacheFolder: join(cacheFolder, 'webpack'),
    cacheVersion: inputHash(rules, [lockFile]),
    buildId: hash.slice(0, 10),
    contracts: contractsMajor,
    inputHash: hash,
  };
}

/** The builds of the running suite: the host and every remote, the slowest first. */
export function planFederated({ host, remotes }: Apps): PlannedBuild[] {
  return [host, ...remotes].map((app) => plan(app, [], [packageFolder(app.name)], 'dist'));
}

/** The same code as one bundle, only to compare with. */
export function planMono({ host, remotes }: Apps): PlannedBuild {
  const folders = [host, ...remotes].map((app) => packageFolder(app.name));
  return plan(host, remotes, [...folders, packageFolder('federation/mono')], 'dist-mono');
}
