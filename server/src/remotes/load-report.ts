// How remotes load in the users' browsers, as those report it.
import { sql } from 'kysely';
import type pg from 'pg';
import type { RemoteLoadReport } from 'shared-contracts/endpoint/remotes/report-loads';
import type { RemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import { toWireMoment } from '../time/wire-moment';
import type { Services } from '../services/services';
import { registeredRemotes } from './registered-remote';
import { mayKnow } from './shown-face';
import { releasesOfOthers } from './stage-release';
import { takeBackFailing } from './take-back';

const windowMs = 24 * 3_600_000;
const shownFailures = 20;
const shownReleases = 5;

/**
 * What users, or some of them, run at this moment and what has stood on screen proves itself. Nothing that was taken
 * back, or never came to users, does.
 */
async function prove(db: Database, { remote, version, build }: RemoteLoadReport, at: Date): Promise<void> {
  await db
    .updateTable('remote_release')
    .set({ proven_at: at })
    .where((where) => where.and({ remote, version, build }))
    .where('proven_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('approved_at', 'is not', null)
    .where('position', '>=', ({ selectFrom }) =>
      selectFrom('remote_release as live')
        .select(({ fn, lit }) => fn.coalesce(fn.max('live.position'), lit(0)).as('position'))
        .where('live.remote', '=', remote)
        .where('live.withdrawn_at', 'is', null)
        .where('live.approved_at', 'is not', null)
        .where('live.audience', 'is', null),
    )
    .execute();
}

/** Reports of releases that the registry does not know, or that the reporter is not told of, are dropped. */
export async function storeLoads(services: Services, loads: readonly RemoteLoadReport[], reporter: Principal): Promise<void> {
  const { db, measures, now } = services;
  const { employeeId, user } = reporter;
  const releases = await db.selectFrom('remote_release').select(['id', 'remote', 'version', 'build', 'capability']).execute();
  const ofOthers = await releasesOfOthers(db, reporter);
  const told = releases.filter(({ id, capability }) => mayKnow(user, capability) && !ofOthers.includes(id));
  const known = new Set(told.map(({ remote, version, build }) => `${remote} ${version} ${build}`));
  const ofKnown = loads.filter(({ remote, version, build }) => known.has(`${remote} ${version} ${build}`));
  for (const load of ofKnown.filter(({ outcome }) => outcome === 'proven')) await prove(db, load, now());
  const rows = ofKnown
    .filter(({ outcome }) => outcome !== 'proven')
    .map(({ remote, version, build, outcome, stage, durationMs, reference, isFallback }) => ({
      at: now(), remote, version, build, is_ready: outcome === 'ready', stage, duration_ms: durationMs, reference,
      is_fallback: isFallback, employee_id: employeeId,
    }));
  if (rows.length === 0) return;
  await db.insertInto('remote_load').values(rows).execute();
  for (const { remote, version, is_ready } of rows) measures.remoteLoaded(remote, version, is_ready ? 'ready' : 'failed');
  const failedNow = ofKnown.filter(({ outcome }) => outcome === 'failed');
  for (const load of new Map(failedNow.map((one) => [`${one.remote} ${one.version} ${one.build}`, one])).values())
    await takeBackFailing(services, load);
}

function loadTimes(db: Database, since: Date) {
  const percentile = (share: number) =>
    sql<number | null>`percentile_disc(${share}) within group (order by duration_ms) filter (where is_ready)`;
  return db
    .selectFrom('remote_load')
    .select(({ fn }) => [
      'remote',
      fn.countAll<number>().filterWhere('is_ready', '=', true).as('count'),
      fn.countAll<number>().filterWhere('is_fallback', '=', true).as('fallbacks'),
      percentile(0.5).as('p50'),
      percentile(0.95).as('p95'),
    ])
    .where('at', '>', since)
    .groupBy('remote')
    .execute();
}

/** Side by side: how each release that anybody loaded does. */
function releaseTimes(db: Database, since: Date) {
  return db
    .selectFrom('remote_load')
    .select(({ fn }) => [
      'remote', 'version', 'build',
      fn.countAll<number>().filterWhere('is_ready', '=', true).as('loads'),
      fn.countAll<number>().filterWhere('is_ready', '=', false).as('failures'),
      fn.count<number>('employee_id').distinct().as('people'),
      sql<number | null>`percentile_disc(0.5) within group (order by duration_ms) filter (where is_ready)`.as('p50Ms'),
      fn.max('at').as('lastAt'),
    ])
    .where('at', '>', since)
    .groupBy(['remote', 'version', 'build'])
    .orderBy('lastAt', 'desc')
    .execute();
}

function failures(db: Database, since: Date) {
  return db
    .selectFrom('remote_load')
    .select(({ fn }) => [
      'remote', 'version', 'build', 'stage',
      fn.countAll<number>().as('count'),
      fn.max('at').as('lastAt'),
      sql<string | null>`(array_agg(reference order by at desc, id desc))[1]`.as('lastReference'),
    ])
    .where('at', '>', since)
    .where('is_ready', '=', false)
    .groupBy(['remote', 'version', 'build', 'stage'])
    .orderBy('lastAt', 'desc')
    .execute();
}

export async function readHealth({ db, settings, now }: Services): Promise<RemoteHealth[]> {
  const since = new Date(now().getTime() - windowMs);
  const [remotes, times, releases, failed] = await Promise.all([
    registeredRemotes(db, settings), loadTimes(db, since), releaseTimes(db, since), failures(db, since),
  ]);
  return remotes.map(({ name, isEnabled, live, staged }) => {
    const time = times.find(({ remote }) => remote === name);
    const isStaged = ({ version, build }: { version: string; build: string }) => staged?.version === version && staged.build === build;
    const loaded = releases.filter(({ remote }) => remote === name).slice(0, shownReleases);
    // Who has it matters before the first of them opens it.
    const unopened = staged && !loaded.some(isStaged) ? [{ ...staged, loads: 0, failures: 0, people: 0, p50Ms: null }] : [];
    return {
      name,
      isEnabled,
      release: live && { version: live.version, build: live.build, publishedAt: live.publishedAt, publishedBy: live.publishedBy },
      loads: { count: time?.count ?? 0, p50Ms: time?.p50 ?? null, p95Ms: time?.p95 ?? null },
      fallbacks: time?.fallbacks ?? 0,
      releases: [...unopened, ...loaded].map(({ version, build, loads, failures: failedLoads, people, p50Ms }) => ({
        version, build, loads, failures: failedLoads, people, p50Ms,
        ...(isStaged({ version, build }) && { audience: staged?.audience }),
      })),
      failures: failed
        .filter(({ remote }) => remote === name)
        .slice(0, shownFailures)
        .map(({ version, build, stage, count, lastAt, lastReference }) => ({
          version,
          build,
          stage: stage ?? 'load',
          count,
          lastAt: toWireMoment(lastAt),
          lastReference,
        })),
    };
  });
}

/** Upkeep: reports of loading are kept for a week. */
export async function forgetOldLoads(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(`delete from remote_load where at < $1::timestamptz - interval '7 days'`, [now]);
}
