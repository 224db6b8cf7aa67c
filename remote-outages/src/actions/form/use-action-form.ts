import type { RowAction } from 'shared-contracts/rule/row-action';
import { useEffect, useReducer, useRef, useState } from 'react';
import { clearDraft } from 'shared-ui/draft';
import * as v from 'valibot';
import type { ActionOutage } from './action-outage';
import { draftKey, readDraft, writeDraft } from './draft';

export interface FormOptions<Values, Event> {
  readonly action: RowAction;
  readonly outage: ActionOutage;
  /** Judges what browser storage gives back. */
  readonly schema: v.GenericSchema<unknown, Values>;
  readonly empty: Values;
  readonly reduce: (values: Values, event: Event) => Values;
}

interface FormState<Values> {
  readonly values: Values;
  /** What is recorded, or nothing: the form shows it until the user types. */
  readonly base: Values;
  readonly version: number | null | undefined;
  readonly isTouched: boolean;
}

type FormEvent<Values, Event> =
  | { readonly type: 'changed'; readonly event: Event }
  | { readonly type: 'filled'; readonly values: Values; readonly version: number | null }
  | { readonly type: 'rebased'; readonly version: number | null };

export interface ActionForm<Values, Event> {
  readonly values: Values;
  /** The recorded state that the values started from; null when it is unknown. */
  readonly version: number | null;
  /** The values are not the recorded ones: closing would lose something. */
  readonly isChanged: boolean;
  /** The values are those of an interrupted visit. */
  readonly isResumed: boolean;
  readonly change: (event: Event) => void;
  /** Takes what is recorded, unless the user has typed already. */
  readonly fill: (values: Values, version: number | null) => void;
  /** The user has been told that the record changed: their values now start from the newest state. */
  readonly rebase: (version: number | null) => void;
  /** Forgets what was typed: saved, or given up. */
  readonly forget: () => void;
}

/** The values of a popup's form; whatever is typed survives the page (see `draft.ts`). */
export function useActionForm<Values, Event>({
  action,
  outage,
  schema,
  empty,
  reduce,
}: FormOptions<Values, Event>): ActionForm<Values, Event> {
  // The key of the moment of opening: a session that ends meanwhile must not lose the draft's owner.
  const [key] = useState(() => draftKey(outage.id, action));
  const [resumed] = useState(() => {
    const draft = readDraft(key);
    const values = v.safeParse(schema, draft?.values);
    return draft && values.success ? { values: values.output, version: draft.version } : null;
  });
  const isForgotten = useRef(false);

  const [state, dispatch] = useReducer(
    (before: FormState<Values>, event: FormEvent<Values, Event>): FormState<Values> => {
      switch (event.type) {
        case 'changed':
          return { ...before, values: reduce(before.values, event.event), isTouched: true };
        case 'filled':
          return {
            ...before,
            values: before.isTouched ? before.values : event.values,
            base: event.values,
            version: before.version === undefined ? event.version : before.version,
          };
        case 'rebased':
          return { ...before, version: event.version };
      }
    },
    { values: resumed?.values ?? empty, base: empty, version: resumed?.version, isTouched: resumed !== null },
  );

  useEffect(() => {
    if (!state.isTouched || isForgotten.current) return;
    writeDraft(key, { action, outage, values: state.values, ...(state.version === undefined ? {} : { version: state.version }) });
  }, [key, action, outage, state]);

  return {
    values: state.values,
    version: state.version ?? null,
    isChanged: JSON.stringify(state.values) !== JSON.stringify(state.base),
    isResumed: resumed !== null,
    change: (event) => dispatch({ type: 'changed', event }),
    fill: (values, version) => dispatch({ type: 'filled', values, version }),
    rebase: (version) => dispatch({ type: 'rebased', version }),
    forget: () => {
      isForgotten.current = true;
      clearDraft(key);
    },
  };
}
