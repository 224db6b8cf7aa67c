// A release that clearly fails is taken back without waiting for somebody to notice.
import { sql } from 'kysely';
import type { RemoteLoadReport } from 'shared-contracts/endpoint/remotes/report-loads';
import type { Services } from '../services/services';
import { liveOf, type ReleaseRow, releasesOf, stagedOf } from './registered-remote';
import { goBack } from './rollback-remote';
import { abortStaged } from './stage-release';

const windowMs = 30 * 60_000;
/** So many different people must have failed: no account alone takes a release back. */
export const leastPeople = 5;
/** Fewer are enough where only some people have the release. */
export const leastTrying = 3;
/** And this share of everybody who loaded it. */
const leastShare = 0.2;

interface People {
  readonly failed: number;
  readonly all: number;
}

async function peopleOf({ db }: Services, { remote, version, build }: RemoteLoadReport, since: Date): Promise<People> {
  const { rows } = await sql<People>`
    select count(*) filter (where has_failed)::integer as failed, count(*)::integer as all
    from (
      select bool_or(not is_ready) as has_failed from remote_load
      where remote = ${remote} and version = ${version} and build = ${build} and at >= ${since} and employee_id is not null
      group by employee_id
    ) person`.execute(db);
  return rows[0] ?? { failed: 0, all: 0 };
}

/** Null: it does not fail for enough people. */
async function findReason(services: Services, report: RemoteLoadReport, publishedAt: Date, least: number): Promise<string | null> {
  // What was said of it before it was published, or published again, does not count.
  const since = new Date(Math.max(services.now().getTime() - windowMs, publishedAt.getTime()));
  const { failed, all } = await peopleOf(services, report, since);
  if (failed < least || failed < leastShare * all) return null;
  return `${report.version} failed for ${failed} of ${all} people within half an hour`;
}

/** A release that some people try: they get what all others have. */
async function abortFailing(services: Services, report: RemoteLoadReport, { version, build, published_at: publishedAt }: ReleaseRow) {
  const reason = await findReason(services, report, publishedAt, leastTrying);
  if (reason !== null) await abortStaged(services, report.remote, { by: 'the suite', reason, only: { version, build } }, null);
}

/** After a failed load: goes back to the last release that has worked, if the live one fails for too many. */
export async function takeBackFailing(services: Services, report: RemoteLoadReport): Promise<void> {
  const { db } = services;
  const { remote, version, build } = report;
  const releases = await releasesOf(db, remote);
  const staged = stagedOf(releases);
  if (staged?.version === version && staged.build === build) return abortFailing(services, report, staged);
  const live = liveOf(releases);
  if (live?.version !== version || live.build !== build) return;
  // One step only: whoever goes back further, or forward again, is a person.
  if (releases.some(({ withdrawn_at: withdrawnAt, position }) => withdrawnAt !== null && position > live.position)) return;
  const earlier = releases.filter((release) => release !== live && release.withdrawn_at === null && release.audience === null);
  const target = earlier.find((release) => release.proven_at !== null);
  if (!target) return;
  const reason = await findReason(services, report, live.published_at, leastPeople);
  if (reason === null) return;
  // The target is named: of two processes that notice, the second changes nothing.
  await goBack(services, remote, { version: target.version, build: target.build, by: 'the suite', reason }, null);
}
