// The numbered migrations. Imported by name, so that the bundle holds them; Kysely's migrator
// takes an advisory lock, so that several starting processes run each of them once.
import { Kysely, type Migration, Migrator, PostgresDialect } from 'kysely';
import * as foundation from './0001-foundation';
import * as auditTrail from './0002-audit-trail';
import * as reasons from './0003-reasons';
import * as officeSearch from './0004-office-search';
import * as oneTimeTickets from './0005-one-time-tickets';
import * as liveFeed from './0006-live-feed';
import * as remoteRegistry from './0007-remote-registry';
import * as savedViews from './0008-saved-views';
import * as dayCounts from './0009-day-counts';
import * as reliabilityMonths from './0010-reliability-months';
import * as provenRelease from './0011-proven-release';
import * as writeIngested from './0012-write-ingested';
import * as pendingOutages from './0013-pending-outages';
import * as outageFacts from './0020-outage-facts';
import * as feedSources from './0021-feed-sources';
import * as reliabilityShares from './0022-reliability-shares';
import * as masterData from './0030-master-data';
import * as remotePages from './0031-remote-pages';
import * as masterLists from './0032-master-lists';
import * as directorySignIn from './0033-directory-sign-in';
import * as ownLanguage from './0040-own-language';
import * as retiredFeeders from './0041-retired-feeders';
import * as securityTrail from './0050-security-trail';
import * as touchedShares from './0051-touched-shares';
import * as webhooks from './0060-webhooks';
import * as brokerPlaces from './0065-broker-places';
import * as knownDevices from './0070-known-devices';
import * as importFileName from './0085-import-file-name';
import * as deployKeys from './0090-deploy-keys';
import * as loadPeople from './0095-load-people';
import * as oneWayIn from './0100-one-way-in';
import * as webhookKeepers from './0105-webhook-keepers';
import * as reachingMonths from './0106-reaching-months';
import * as accountNews from './0110-account-news';
import * as secondFactor from './0111-second-factor';
import * as releaseAudience from './0118-release-audience';
import { runRepeatables } from '../functions/repeatable';
import { createPool } from '../pool';

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-audit-trail': auditTrail,
  '0003-reasons': reasons,
  '0004-office-search': officeSearch,
  '0005-one-time-tickets': oneTimeTickets,
  '0006-live-feed': liveFeed,
  '0007-remote-registry': remoteRegistry,
  '0008-saved-views': savedViews,
  '0009-day-counts': dayCounts,
  '0010-reliability-months': reliabilityMonths,
  '0011-proven-release': provenRelease,
  '0012-write-ingested': writeIngested,
  '0013-pending-outages': pendingOutages,
  '0020-outage-facts': outageFacts,
  '0021-feed-sources': feedSources,
  '0022-reliability-shares': reliabilityShares,
  '0030-master-data': masterData,
  '0031-remote-pages': remotePages,
  '0032-master-lists': masterLists,
  '0033-directory-sign-in': directorySignIn,
  '0040-own-language': ownLanguage,
  '0041-retired-feeders': retiredFeeders,
  '0050-security-trail': securityTrail,
  '0051-touched-shares': touchedShares,
  '0060-webhooks': webhooks,
  '0065-broker-places': brokerPlaces,
  '0070-known-devices': knownDevices,
  '0085-import-file-name': importFileName,
  '0090-deploy-keys': deployKeys,
  '0095-load-people': loadPeople,
  '0100-one-way-in': oneWayIn,
  '0105-webhook-keepers': webhookKeepers,
  '0106-reaching-months': reachingMonths,
  '0110-account-news': accountNews,
  '0111-second-factor': secondFactor,
  '0118-release-audience': releaseAudience,
};

/** Brings the database to the newest version and answers the names of what it ran. */
export async function migrate(url: string): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createPool({ url, size: 2, isUnlimited: true }) }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) }, allowUnorderedMigrations: true });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error(String(error));
    return [...results.map((result) => result.migrationName), ...(await runRepeatables(db))];
  } finally {
    await db.destroy();
  }
}
