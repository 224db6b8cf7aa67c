// The one-time link that makes the first administrator. A start without employees makes it. Only its owner can read
// the file that keeps it, and the database stores its hash.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashToken, makeToken } from '../access/token';
import type { Database } from '../database/database';

interface LinkPlace {
  readonly dataDir: string;
  /** Where the host is opened. */
  readonly hostUrl: string;
}

const fileIn = (dataDir: string) => join(dataDir, 'setup-link');

export async function hasEmployees(db: Database): Promise<boolean> {
  return (await db.selectFrom('employee').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a token is one of a link that was made and is not used up. */
export async function isSetupToken(db: Database, token: string): Promise<boolean> {
  return (await db.selectFrom('setup_link').select('made_at').where('token_hash', '=', hashToken(token)).executeTakeFirst()) !== undefined;
}

function tokenOf(link: string): string {
  return /token=([\w-]+)/.exec(link)?.[1] ?? '';
}

export async function forgetSetupLink(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

/** The link of a suite without employees, the same at each start; null once there is an employee. */
export async function prepareSetupLink(db: Database, { dataDir, hostUrl }: LinkPlace, now: Date): Promise<string | null> {
  if (await hasEmployees(db)) {
    await forgetSetupLink(dataDir);
    return null;
  }
  const kept = tokenOf(await readFile(fileIn(dataDir), 'utf8').catch(() => ''));
  const isKept = kept !== '' && (await isSetupToken(db, kept));
  const token = isKept ? kept : makeToken();
  if (!isKept) await db.insertInto('setup_link').values({ token_hash: hashToken(token), made_at: now }).execute();
  const link = `${hostUrl}/setup?token=${token}`;
  // Written anew, so that its mode is right whatever lay there. A container may have no folder to write to: the link is printed, too.
  await mkdir(dataDir, { recursive: true })
    .then(() => forgetSetupLink(dataDir))
    .then(() => writeFile(fileIn(dataDir), `${link}\n`, { mode: 0o600 }))
    .catch(() => undefined);
  return link;
}
