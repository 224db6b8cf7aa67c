// What was typed into a popup outlives the page: a save that fails, a lost connection, an expired
// session. It waits in this tab's storage, under the user, the outage and the action, until the
// save succeeds or the user gives it up.
import { type RowAction, rowActions } from 'shared-contracts/rule/row-action';
import { getSession } from 'shared-ui/session';
import * as v from 'valibot';
import { actionOutageSchema } from '../action-outage';

const draftSchema = v.object({
  action: v.picklist(rowActions),
  outage: actionOutageSchema,
  /** Judged by the popup that wrote them. */
  values: v.unknown(),
  /** The recorded state that the typing started from; undefined while none is known. */
  version: v.optional(v.nullable(v.number())),
});

export type Draft = v.InferOutput<typeof draftSchema>;

const prefix = 'outage-draft';

/** Null when nobody is signed in, and then nothing is kept. */
function userPrefix(): string | null {
  const { user } = getSession();
  return user && `${prefix}/${user.companyName}/${user.empNo}/`;
}

export function draftKey(outageId: number, action: RowAction): string | null {
  const mine = userPrefix();
  return mine && `${mine}${outageId}/${action}`;
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(draftSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null; // not ours, or of an older release
  }
}

export function readDraft(key: string | null): Draft | null {
  try {
    return key === null ? null : parse(window.sessionStorage.getItem(key));
  } catch {
    return null; // storage is forbidden
  }
}

export function writeDraft(key: string | null, draft: Draft): void {
  try {
    if (key !== null) window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage is forbidden or full: the popup itself still holds the values
  }
}

export function clearDraft(key: string | null): void {
  try {
    if (key !== null) window.sessionStorage.removeItem(key);
  } catch {
    // storage is forbidden: nothing was kept
  }
}

/** What the signed-in user was typing when the page went away. */
export function findDraft(): Draft | null {
  const mine = userPrefix();
  if (mine === null) return null;
  try {
    const keys = Array.from({ length: window.sessionStorage.length }, (_none, index) => window.sessionStorage.key(index));
    for (const key of keys) {
      const draft = key?.startsWith(mine) ? readDraft(key) : null;
      if (draft) return draft;
    }
  } catch {
    // storage is forbidden
  }
  return null;
}
