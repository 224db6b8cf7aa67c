// The entry script is bound to the registry's hash: the browser itself refuses any other bytes. When
// a load fails, the bytes are read once more to tell a changed script from an unreachable one.
import { failed, passed, type StageResult } from './load-result';
import { withinTime } from './time-limit';

const compareLimitMs = 2000;

export interface Entry {
  readonly url: string;
  /** Null: a developer's own build, which is not checked. */
  readonly integrity: string | null;
}

/** The entry must lie beside its manifest: another place would be another release. */
export function checkEntryPlace(entry: Entry, manifestUrl: string): StageResult<Entry> {
  const folder = new URL('.', manifestUrl).href;
  return entry.url.startsWith(folder) ? passed(entry) : failed('integrity', `${entry.url} lies outside of ${folder}`);
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = await window.crypto.subtle.digest('SHA-384', bytes);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether the script at hand differs from the registry's; null when that cannot be found out. */
export async function isEntryChanged(entry: Entry, fetchFile: typeof fetch = fetch): Promise<boolean | null> {
  // Browsers offer hashing to secure origins only.
  if (window.crypto.subtle === undefined || entry.integrity === null) return null;
  async function compare(): Promise<boolean | null> {
    const response = await fetchFile(entry.url, { credentials: 'omit', cache: 'reload' });
    return response.ok ? (await sha384(await response.arrayBuffer())) !== entry.integrity : null;
  }
  try {
    const answer = await withinTime(compare(), compareLimitMs);
    return answer.isLate ? null : answer.value;
  } catch {
    return null;
  }
}

/** What webpack rejects with when a chunk does not come, or is not the chunk. */
export interface ChunkError extends Error {
  /** `missing`: the right bytes ran, but failed before they were a chunk. */
  readonly type?: string;
  readonly request?: string;
}

export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
}

/** A chunk that is there and yet did not run was refused for its hash, which the checked entry holds. */
export async function isChunkRefused({ request, type }: ChunkError, fetchFile: typeof fetch = fetch): Promise<boolean> {
  if (request === undefined || type === 'missing') return false;
  try {
    const answer = await withinTime(fetchFile(request, { credentials: 'omit', cache: 'reload' }), compareLimitMs);
    return !answer.isLate && answer.value.ok;
  } catch {
    return false;
  }
}

/** Whether nobody answers for an address, be it with a refusal. */
export async function isSilent(url: string, fetchFile: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await withinTime(fetchFile(url, { credentials: 'omit', cache: 'reload' }), compareLimitMs)).isLate;
  } catch {
    return true;
  }
}
