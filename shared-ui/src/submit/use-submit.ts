// The one way in which every form is sent. Faults are found before it goes, and Enter pressed twice sends once. The
// form always keeps what was typed, and the focus goes to what has to be changed.
import { type RefObject, useRef, useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import type { Fault } from 'shared-contracts/fault/fault';
import { focusField } from '../form/focus-field';
import { useLanguage } from '../language/use-texts';
import { withProcessing } from '../notice/notify';
import { describe, type Failure, type FailureTexts, type Mishap } from './failure';

export interface SubmitOptions extends FailureTexts {
  /** Tells a failure beyond the form itself, in a popup or a toast; the focus goes to the first faulty field after it. */
  readonly tell?: (failure: Failure) => void | Promise<void>;
  /** The form signs in: a 401 is about what was typed, not about a session that has ended. */
  readonly isSignIn?: boolean;
}

/** One try. */
export interface Attempt<Answer> {
  /** What the rules say of the form, in its order; while there are any, nothing is sent. */
  readonly faults?: readonly Fault[];
  readonly send: () => Promise<Answer>;
  readonly onDone: (answer: Answer) => void | Promise<void>;
  /** Somebody else was faster (409); the failure is told when this is through. */
  readonly onConflict?: () => void | Promise<void>;
}

export interface Submit<Element extends ParentNode = HTMLFormElement> {
  readonly run: <Answer>(attempt: Attempt<Answer>) => Promise<void>;
  /** Why the last try failed; null when it did not, or when there is nothing to say. */
  readonly failure: Failure | null;
  /** The sentence at that field. */
  readonly errorOf: (field: string) => string | undefined;
  /** A field was changed: what was wrong with it is no longer known. Without names, all is forgotten. */
  readonly forget: (...fields: readonly string[]) => void;
  /** Somebody else was faster at some time: what a list shows of it is old. */
  readonly sawConflict: () => boolean;
  /** Around the fields, for the focus. */
  readonly formRef: RefObject<Element | null>;
}

/** Null once every field that it was about has been changed. */
function without(failure: Failure, forgotten: readonly string[]): Failure | null {
  if (failure.fields.size === 0) return failure;
  const fields = new Map([...failure.fields].filter(([field]) => !forgotten.includes(field)));
  return fields.size === 0 ? null : { ...failure, fields };
}

export function useSubmit<Element extends ParentNode = HTMLFormElement>({
  tell,
  isSignIn = false,
  ...told
}: SubmitOptions): Submit<Element> {
  // A failure is told again in the language that is chosen while it stands there.
  useLanguage();
  const [mishap, setMishap] = useState<Mishap | null>(null);
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const formRef = useRef<Element>(null);
  const isRunning = useRef(false);
  const hasConflict = useRef(false);

  async function fail(happened: Mishap): Promise<void> {
    const failure = describe(happened, told);
    setMishap(happened);
    setForgotten([]);
    await tell?.(failure);
    const [first] = failure.fields.keys();
    if (first !== undefined) focusField(formRef.current, first);
  }

  async function attemptTo<Answer>({ faults = [], send, onDone, onConflict }: Attempt<Answer>): Promise<void> {
    if (faults.length > 0) return fail({ by: 'form', faults });
    setMishap(null);
    try {
      const answer = await withProcessing(send());
      await onDone(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An ended session says so itself, at the sign-in page.
      if (isSilent(error) && !(isSignIn && error.status === 401)) return;
      if (error.status === 409) {
        hasConflict.current = true;
        // What is typed meanwhile would be lost in what comes.
        if (onConflict) await withProcessing(Promise.resolve(onConflict()));
      }
      await fail({ by: 'server', error });
    }
  }

  const failure = mishap === null ? null : without(describe(mishap, told), forgotten);
  return {
    formRef,
    failure,
    errorOf: (field) => failure?.fields.get(field),
    forget: (...fields) => (fields.length === 0 ? setMishap(null) : setForgotten((before) => [...before, ...fields])),
    sawConflict: () => hasConflict.current,
    run: async (attempt) => {
      // Enter pressed twice must not send twice.
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await attemptTo(attempt);
      } finally {
        isRunning.current = false;
      }
    },
  };
}
