// What was typed into a form outlives the page: a save that fails, a lost connection, an expired
// session. It waits in this tab's storage, under the user and what it is about, until the save
// succeeds or the user gives it up.
import * as v from 'valibot';
import { getSession } from '../session/session-store';

/** Null when nobody is signed in, and then nothing is kept. */
export function draftKey(kind: string, name: string): string | null {
  const { user } = getSession();
  return user && `${kind}/${user.companyName}/${user.empNo}/${name}`;
}

function parse<Draft>(text: string | null, schema: v.GenericSchema<unknown, Draft>): Draft | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null; // not ours, or of an older release
  }
}

export function readDraft<Draft>(key: string | null, schema: v.GenericSchema<unknown, Draft>): Draft | null {
  try {
    return key === null ? null : parse(window.sessionStorage.getItem(key), schema);
  } catch {
    return null; // storage is forbidden
  }
}

/** False where nothing keeps it but the form itself: storage is forbidden or full, or nobody is signed in. */
export function writeDraft(key: string | null, draft: unknown): boolean {
  if (key === null) return false;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(key: string | null): void {
  try {
    if (key !== null) window.sessionStorage.removeItem(key);
  } catch {
    // storage is forbidden: nothing was kept
  }
}

/** The keys of one kind that the signed-in user has drafts under. */
export function draftKeys(kind: string): readonly string[] {
  const mine = draftKey(kind, '');
  if (mine === null) return [];
  try {
    const keys = Array.from({ length: window.sessionStorage.length }, (_none, index) => window.sessionStorage.key(index));
    return keys.filter((key) => key !== null).filter((key) => key.startsWith(mine));
  } catch {
    return []; // storage is forbidden
  }
}
