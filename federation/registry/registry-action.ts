// The actions of pnpm remotes as a table.
import { abortRelease } from 'shared-contracts/endpoint/remotes/abort-release';
import { approveRelease } from 'shared-contracts/endpoint/remotes/approve-release';
import { createDeployKey, listDeployKeys, revokeDeployKey } from 'shared-contracts/endpoint/remotes/deploy-keys';
import { disableRemote } from 'shared-contracts/endpoint/remotes/disable-remote';
import { enableRemote } from 'shared-contracts/endpoint/remotes/enable-remote';
import { getRegistry } from 'shared-contracts/endpoint/remotes/get-registry';
import { listReleases } from 'shared-contracts/endpoint/remotes/list-releases';
import { promoteRelease } from 'shared-contracts/endpoint/remotes/promote-release';
import { removeRemote } from 'shared-contracts/endpoint/remotes/remove-remote';
import { rollbackRemote } from 'shared-contracts/endpoint/remotes/rollback-remote';
import { parseAudience } from 'shared-contracts/rule/release-audience';
import type { RegisteredRelease, RegisteredRemote } from 'shared-contracts/entity/shipped-release';
import { createDeployClient } from './deploy-client';
import { findRemote } from './remote-name';
import { shipperName } from './shipper';
import { type Target, UsageError } from './target';
import { verifyOlder } from './verify-older';

interface ActionContext {
  readonly target: Target;
  readonly remote: string;
  readonly findChromium: () => string;
  /** What follows the remote's name. */
  readonly rest: readonly string[];
  /** Why: for the history, and for whoever wonders. */
  readonly reason: string | undefined;
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
const stateLine = ({ name, isEnabled, live, staged }: RegisteredRemote) =>
  `${name.padEnd(18)}${isEnabled ? 'on ' : 'OFF'}  ${live ? releaseLine(live) : 'no release is live'}${
    staged ? `\n  for ${staged.audience ?? ''} ${releaseLine(staged)}` : ''
  }`;

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
  for (const { at, by, action, release, reason } of changes)
    log(`  ${at}  ${action.padEnd(16)}${(release ?? 'none live').padEnd(24)}${by}${reason === null ? '' : `: ${reason}`}`);
}

function needReason({ reason }: ActionContext): string {
  if (!reason) throw new UsageError('Say why with --reason "...": others will ask.');
  return reason;
}

async function rollback(context: ActionContext): Promise<void> {
  const { target, remote, rest: [version], log } = context;
  // `1.0.0` or, of two builds of one version, `1.0.0-ab12cd34ef`.
  const [number, build] = version?.split('-') ?? [];
  const wanted = { ...(number ? { version: number } : {}), ...(build ? { build } : {}) };
  const body = { ...wanted, by: shipperName(), reason: needReason(context) };
  log(stateLine((await clientOf(target).call(rollbackRemote, { params: { name: remote }, body })).remote));
}

async function disable(context: ActionContext): Promise<void> {
  const { target, remote, log } = context;
  const body = { by: shipperName(), reason: needReason(context) };
  log(stateLine((await clientOf(target).call(disableRemote, { params: { name: remote }, body })).remote));
}

async function enable({ target, remote, log }: ActionContext): Promise<void> {
  log(stateLine((await clientOf(target).call(enableRemote, { params: { name: remote }, body: { by: shipperName() } })).remote));
}

async function approve({ target, remote, rest: [release = ''], log }: ActionContext): Promise<void> {
  const [version, build] = release.split('-');
  if (!version || !build) throw new UsageError('Name the release as version and build: 1.4.0-ab12cd34ef (pnpm remotes history).');
  const body = { version, build, by: shipperName() };
  log(stateLine((await clientOf(target).call(approveRelease, { params: { name: remote }, body })).remote));
}

async function promote({ target, remote, rest: [text], log }: ActionContext): Promise<void> {
  const audience = text === undefined ? undefined : parseAudience(text);
  if (audience === null) throw new UsageError(`${text} is no audience: 50%, a company or the 8 digits of an office; nothing: everybody.`);
  const body = { by: shipperName(), ...(audience && { audience }) };
  log(stateLine((await clientOf(target).call(promoteRelease, { params: { name: remote }, body })).remote));
}

async function abort(context: ActionContext): Promise<void> {
  const { target, remote, log } = context;
  const body = { by: shipperName(), reason: needReason(context) };
  log(stateLine((await clientOf(target).call(abortRelease, { params: { name: remote }, body })).remote));
}

async function remove(context: ActionContext): Promise<void> {
  const { target, remote, log } = context;
  const body = { by: shipperName(), reason: needReason(context) };
  log((await clientOf(target).call(removeRemote, { params: { name: remote }, body })).message);
}

async function listKeys({ target, log }: ActionContext): Promise<void> {
  const { keys } = await clientOf(target).call(listDeployKeys, {});
  if (keys.length === 0) log('There are no keys of teams.');
  for (const { id, remote, owner, createdAt, lastUsedAt, revokedAt } of keys) {
    const state = revokedAt === null ? `last used ${lastUsedAt ?? 'never'}` : `revoked ${revokedAt}`;
    log(`${String(id).padEnd(5)}${remote.padEnd(18)}${owner.padEnd(24)}made ${createdAt}  ${state}`);
  }
}

async function makeKey({ target, remote, rest: [owner = ''], log }: ActionContext): Promise<void> {
  const { id, key } = await clientOf(target).call(createDeployKey, { params: { name: remote }, body: { owner, by: shipperName() } });
  log(`key ${id} of ${owner} ships ${remote} and nothing else. It is told once:`);
  log(`DEPLOY_KEY=${key}`);
}

async function revokeKey({ target, remote, rest: [id = ''], log }: ActionContext): Promise<void> {
  if (!/^\d{1,9}$/.test(id)) throw new UsageError('Name the key by its number (pnpm remotes keys).');
  const body = { id: Number(id), by: shipperName() };
  log((await clientOf(target).call(revokeDeployKey, { params: { name: remote }, body })).message);
}

async function verify({ target, remote, rest: [commitName = ''], findChromium, log }: ActionContext): Promise<void> {
  await verifyOlder({ remote: await findRemote(remote), commitName, target, findChromium, log });
}

export const actions: readonly RegistryAction[] = [
  { usage: 'list', what: 'every remote and its live release', parameters: [0, 0], run: list },
  { usage: 'history <remote>', what: 'its releases, and who did what with them', parameters: [1, 1], run: history },
  {
    usage: 'rollback <remote> [version]',
    what: 'the last good release before the live one, or the named one; with --reason',
    parameters: [1, 2],
    run: rollback,
  },
  { usage: 'disable <remote>', what: 'offers it to nobody; with --reason', parameters: [1, 1], run: disable },
  { usage: 'enable <remote>', what: 'offers it again', parameters: [1, 1], run: enable },
  { usage: 'approve <remote> <release>', what: 'lets a release go live that asks for a wider audience', parameters: [2, 2], run: approve },
  {
    usage: 'promote <remote> [audience]',
    what: 'gives what some people have to everybody, or to 50%, a company, an office',
    parameters: [1, 2],
    run: promote,
  },
  { usage: 'abort <remote>', what: 'takes back what some people have; with --reason', parameters: [1, 1], run: abort },
  {
    usage: 'remove <remote>',
    what: 'forgets one that is disabled, with its releases and keys; with --reason',
    parameters: [1, 1],
    run: remove,
  },
  { usage: 'keys', what: 'the keys of teams', parameters: [0, 0], run: listKeys },
  { usage: 'add-key <remote> <owner>', what: 'a key that ships this remote only, told once', parameters: [2, 2], run: makeKey },
  { usage: 'revoke-key <remote> <number>', what: 'the key ships nothing any more', parameters: [2, 2], run: revokeKey },
  {
    usage: 'verify-older <remote> <commit>',
    what: 'whether its build of an older commit runs in the host of today (needs git and Chromium)',
    parameters: [2, 2],
    run: verify,
  },
];
