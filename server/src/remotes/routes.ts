import { abortRelease } from 'shared-contracts/endpoint/remotes/abort-release';
import { approveRelease } from 'shared-contracts/endpoint/remotes/approve-release';
import { createDeployKey, listDeployKeys, revokeDeployKey } from 'shared-contracts/endpoint/remotes/deploy-keys';
import { disableRemote } from 'shared-contracts/endpoint/remotes/disable-remote';
import { enableRemote } from 'shared-contracts/endpoint/remotes/enable-remote';
import { getRegistry } from 'shared-contracts/endpoint/remotes/get-registry';
import { getRemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { listReleases } from 'shared-contracts/endpoint/remotes/list-releases';
import { listRemotes } from 'shared-contracts/endpoint/remotes/list-remotes';
import { promoteRelease } from 'shared-contracts/endpoint/remotes/promote-release';
import { publishRelease } from 'shared-contracts/endpoint/remotes/publish-release';
import { removeRemote } from 'shared-contracts/endpoint/remotes/remove-remote';
import { reportLoads } from 'shared-contracts/endpoint/remotes/report-loads';
import { rollbackRemote } from 'shared-contracts/endpoint/remotes/rollback-remote';
import { contractsMajor } from 'shared-contracts/version';
import { createAllowance } from '../http/allowance';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { approveWaiting } from './approve-release';
import { createKey, listKeys, revokeKey } from './deploy-key-record';
import { readHistory } from './history';
import { listLiveReleases } from './live-release';
import { readHealth, storeLoads } from './load-report';
import { publishShipped } from './publish-release';
import { registeredRemotes } from './registered-remote';
import { forgetRemote } from './remove-remote';
import { goBack } from './rollback-remote';
import { abortStaged, promoteStaged } from './stage-release';
import { switchRemote } from './switch-remote';

const contracts = [contractsMajor];

/** A page reports a few loads; a session that reports without end would bend the health page. */
const reports = { most: 300, perMinute: 30 };

export function registerRemotes(router: Router, services: Services): void {
  const mayReport = createAllowance({ ...reports, now: services.now });
  const { db, settings, registryRevision } = services;

  router.handle(listRemotes, async ({ caller, language }) => {
    // The revision first: a change in between makes the host ask once more, never miss it.
    const revision = await registryRevision.current();
    return { ...(await listLiveReleases(db, caller.principal, language, settings)), contracts, revision };
  });
  router.handle(reportLoads, async ({ input: { body }, caller }) => {
    mayReport(caller.token, body.loads.length);
    await storeLoads(services, body.loads, caller.principal);
    return success('remote.loadsKept');
  });
  router.handle(getRemoteHealth, async () => ({ remotes: await readHealth(services) }));

  router.handle(getRegistry, async () => ({
    remotes: await registeredRemotes(db, settings),
    contracts,
    revision: await registryRevision.current(),
  }));
  router.handle(listReleases, async ({ input: { params } }) => readHistory(services, params.name));
  router.handle(publishRelease, async ({ input: { params, body }, shipper }) => {
    const { isChanged, ...answer } = await publishShipped(services, params.name, body, shipper.owner);
    const { live, staged } = answer.remote;
    const isLive = live?.version === body.version && live.build === body.build;
    return { isPublished: isChanged, isWaiting: isChanged && !isLive && staged?.build !== body.build, ...answer };
  });
  router.handle(approveRelease, async ({ input: { params, body } }) => approveWaiting(services, params.name, body));
  router.handle(promoteRelease, async ({ input: { params, body }, shipper }) => promoteStaged(services, params.name, body, shipper.owner));
  router.handle(abortRelease, async ({ input: { params, body }, shipper }) => abortStaged(services, params.name, body, shipper.owner));
  router.handle(rollbackRemote, async ({ input: { params, body }, shipper }) => goBack(services, params.name, body, shipper.owner));
  router.handle(disableRemote, async ({ input: { params, body }, shipper }) =>
    switchRemote(services, params.name, false, { ...body, team: shipper.owner }),
  );
  router.handle(enableRemote, async ({ input: { params, body }, shipper }) =>
    switchRemote(services, params.name, true, { ...body, team: shipper.owner }),
  );
  router.handle(removeRemote, async ({ input: { params, body } }) => {
    await forgetRemote(services, params.name, body);
    return { status: 'Success' as const, message: `${params.name} is forgotten.` };
  });

  router.handle(listDeployKeys, async () => ({ keys: await listKeys(db) }));
  router.handle(createDeployKey, async ({ input: { params, body } }) => ({
    status: 'Success' as const,
    ...(await createKey(services, params.name, body)),
  }));
  router.handle(revokeDeployKey, async ({ input: { params, body } }) => {
    await revokeKey(services, params.name, body);
    return success('deploy.keyRevoked');
  });
}
