import type pg from 'pg';
import type { PasswordChecker } from '../access/password';
import type { SessionEndings } from '../access/session-endings';
import type { SessionStore } from '../access/session-store';
import type { Database } from '../database/database';
import type { CsvDownloads } from '../grid/csv-download';
import type { Measures } from '../metrics/measures';
import type { RegistryRevision } from '../registry/registry-revision';
import type { SourceCounts } from '../senders/source-counts';
import type { SourceKeys } from '../senders/source-keys';
import type { Settings } from '../settings/settings';

/** What the modules of the API work with. */
export interface Services {
  readonly settings: Settings;
  readonly pool: pg.Pool;
  /** Of the same database, for connections that listen. */
  readonly databaseUrl: string;
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly sessionEndings: SessionEndings;
  readonly registryRevision: RegistryRevision;
  readonly passwords: PasswordChecker;
  readonly downloads: CsvDownloads;
  /** Who reports, and what came from each. */
  readonly sourceKeys: SourceKeys;
  readonly sourceCounts: SourceCounts;
  /** The message broker by which they may report; null: none is set. */
  readonly broker: { isConnected(): boolean } | null;
  readonly measures: Measures;
  /** The only clock: tests set it. */
  readonly now: () => Date;
  /** Aborted when the server is about to stop: calls that are held open end. */
  readonly closing: AbortSignal;
}
