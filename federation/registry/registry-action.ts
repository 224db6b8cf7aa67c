// The actions of pnpm remotes as a table.
import { disableRemote } from 'shared-contracts/endpoint/remotes/disable-remote';
import { enableRemote } from 'shared-contracts/endpoint/remotes/enable-remote';
import { getRegistry } from 'shared-contracts/endpoint/remotes/get-registry';
import { listReleases } from 'shared-contracts/endpoint/remotes/list-releases';
import { rollbackRemote } from 'shared-contracts/endpoint/remotes/rollback-remote';
import type { RegisteredRelease, RegisteredRemote } from 'shared-contracts/entity/shipped-release';
import { createDeployClient } from './deploy-client';
import { findRemote } from './remote-name';
import { shipperName } from './shipper';
import type { Target } from './target';
import { verifyOlder } from './verify-older';

interface ActionContext {
  readonly target: Target;
  readonly remote: string;
  readonly findChromium: () => string;
  /** What follows the remote's name. */
  readonly rest: readonly string[];
  readonly log: (line: string) => void;
}

interface RegistryAction {
  readonly usage: string;
  readonly what: string;
  /** How many words follow, at least and at most. */
  readonly parameters: readonly [least: number, most: number];
  readonly run: (context: ActionContext) => Promise<void>;
}

const clientOf = ({ apiUrl, deployKey }: Target) => createDeployClient(apiUrl, deployKey);
const releaseLine = ({ version, build, publishedAt, publishedBy }: RegisteredRelease) =>
  `${`${version} (${build})`.padEnd(24)}${publishedAt}  ${publishedBy}`;
const stateLine = ({ name, isEnabled, live }: RegisteredRemote) =>
  `${name.padEnd(18)}${isEnabled ? 'on ' : 'OFF'}  ${live ? releaseLine(live) : 'every release is withdrawn'}`;

async function list({ target, log }: ActionContext): Promise<void> {
  const { remotes, contracts, revision } = await clientOf(target).call(getRegistry, {});
  for (const remote of remotes) log(stateLine(remote));
  log(`revision ${revision}; the API answers contracts ${contracts.join(', ')}`);
}

async function history({ target, remote, log }: ActionContext): Promise<void> {
  const { isEnabled, releases, changes } = await clientOf(target).call(listReleases, { params: { name: remote } });
  log(`${remote} is ${isEnabled ? 'on' : 'off'}`);
  for (const release of releases) log(`  ${release.state.padEnd(11)}${releaseLine(release)}`);
  log('changes');
  for (const { at, by, action, release } of changes) log(`  ${at}  ${action.padEnd(16)}${(release ?? 'none live').padEnd(24)}${by}`);
}

async function rollback({ target, remote, rest: [version], log }: ActionContext): Promise<void> {
  // `1.0.0` or, of two builds of one version, `1.0.0-ab12cd34ef`.
  const [number, build] = version?.split('-') ?? [];
  const wanted = { ...(number ? { version: number } : {}), ...(build ? { build } : {}) };
  const answer = await clientOf(target).call(rollbackRemote, { params: { name: remote }, body: { ...wanted, by: shipperName() } });
  log(stateLine(answer.remote));
}

const turn = (endpoint: typeof disableRemote | typeof enableRemote) => async ({ target, remote, log }: ActionContext) => {
  const answer = await clientOf(target).call(endpoint, { params: { name: remote }, body: { by: shipperName() } });
  log(stateLine(answer.remote));
};

async function verify({ target, remote, rest: [commitName = ''], findChromium, log }: ActionContext): Promise<void> {
  await verifyOlder({ remote: await findRemote(remote), commitName, target, findChromium, log });
}

export const actions: readonly RegistryAction[] = [
  { usage: 'list', what: 'every remote and its live release', parameters: [0, 0], run: list },
  { usage: 'history <remote>', what: 'its releases, and who did what with them', parameters: [1, 1], run: history },
  {
    usage: 'rollback <remote> [version]',
    what: 'the last good release before the live one, or the named one',
    parameters: [1, 2],
    run: rollback,
  },
  { usage: 'disable <remote>', what: 'offers it to nobody', parameters: [1, 1], run: turn(disableRemote) },
  { usage: 'enable <remote>', what: 'offers it again', parameters: [1, 1], run: turn(enableRemote) },
  {
    usage: 'verify-older <remote> <commit>',
    what: 'whether its build of an older commit runs in the host of today (needs git and Chromium)',
    parameters: [2, 2],
    run: verify,
  },
];
