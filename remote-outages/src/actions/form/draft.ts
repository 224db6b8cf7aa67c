// What was typed into a popup outlives the page (see `shared-ui/draft`), under the user, the outage and the action.
import { type RowAction, rowActions } from 'shared-contracts/rule/row-action';
import * as kept from 'shared-ui/draft';
import * as v from 'valibot';
import { actionOutageSchema } from './action-outage';

const draftSchema = v.object({
  action: v.picklist(rowActions),
  outage: actionOutageSchema,
  /** Judged by the popup that wrote them. */
  values: v.unknown(),
  /** The recorded state that the typing started from; undefined while none is known. */
  version: v.optional(v.nullable(v.number())),
});

export type Draft = v.InferOutput<typeof draftSchema>;

const kind = 'outage-draft';

export function draftKey(outageId: number, action: RowAction): string | null {
  return kept.draftKey(kind, `${outageId}/${action}`);
}

export function readDraft(key: string | null): Draft | null {
  return kept.readDraft(key, draftSchema);
}

export function writeDraft(key: string | null, draft: Draft): void {
  kept.writeDraft(key, draft);
}

/** What the signed-in user was typing when the page went away. */
export function findDraft(): Draft | null {
  return kept.draftKeys(kind).map(readDraft).find((draft) => draft !== null) ?? null;
}
