import { listRemotes } from 'shared-contracts/endpoint/remote/list-remotes';
import { contractsMajor } from 'shared-contracts/version';
import type { Router } from '../http/router';
import type { Services } from '../services';
import { listReleasesFor } from './release';

export function registerRemotes(router: Router, { db, settings }: Services): void {
  router.handle(listRemotes, async ({ caller }) => ({ remotes: await listReleasesFor(db, caller.principal.user, settings.remoteOrigins), contracts: [contractsMajor], revision: '0' }));
}
