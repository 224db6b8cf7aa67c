import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { clearDraft, draftKey, readDraft, UnsavedGuard, writeDraft } from 'shared-ui/form';
import * as v from 'valibot';
import { ResumedNote } from './resumed-note';

type Values = Readonly<Record<string, string>>;

const valuesSchema = v.record(v.string(), v.string());

export interface Draft {
  readonly storageKey: string | null;
  /** What is there, with what was typed over it. */
  readonly values: Values;
  readonly change: (values: Values) => void;
  /** Back to what is there: it was saved, or is given up. */
  readonly discard: () => void;
  /** Only what differs from the record, so that a save does not take back the change of somebody else. */
  readonly changes: Values;
  /** It waited in the tab's storage. */
  readonly isResumed: boolean;
}

/** What is typed into a form of texts. It outlives a reload: see `DraftGuard`. */
export function useDraft(kind: string, name: string, start: Values): Draft {
  const [storageKey] = useState(() => draftKey(kind, name));
  const [resumed] = useState(() => readDraft(storageKey, valuesSchema));
  const [typed, setTyped] = useState<Values>(resumed ?? {});
  const changes = useMemo(() => {
    const differing = Object.entries(typed).filter(([field, text]) => text !== (start[field] ?? ''));
    return Object.fromEntries(differing);
  }, [typed, start]);
  return {
    storageKey,
    values: { ...start, ...typed },
    change: (values) => setTyped((before) => ({ ...before, ...values })),
    discard: () => {
      clearDraft(storageKey);
      setTyped({});
    },
    changes,
    isResumed: resumed !== null,
  };
}

interface DraftGuardProps {
  readonly draft: Draft;
  /** A password is typed: it never waits in storage. */
  readonly hasSecret?: boolean;
}

/** Keeps the draft, asks before it is lost, and says where one is back. */
export function DraftGuard({ draft: { storageKey, changes, isResumed }, hasSecret = false }: DraftGuardProps): ReactNode {
  const isChanged = Object.keys(changes).length > 0;
  return (
    <>
      <UnsavedGuard storageKey={storageKey} isChanged={isChanged || hasSecret} draft={isChanged ? changes : null} hasSecret={hasSecret} />
      {isResumed && isChanged && <ResumedNote />}
    </>
  );
}

/**
 * Keeps the draft of a small form beside others, and says where one is back. It asks nothing when the page is left:
 * what was typed is there at the next visit.
 */
export function DraftKeeper({ draft: { storageKey, changes, isResumed } }: Pick<DraftGuardProps, 'draft'>): ReactNode {
  const isChanged = Object.keys(changes).length > 0;
  useEffect(() => {
    if (isChanged) writeDraft(storageKey, changes);
    else clearDraft(storageKey);
  }, [storageKey, isChanged, changes]);
  return isResumed && isChanged && <ResumedNote />;
}
