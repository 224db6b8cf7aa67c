import { useRef, useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { focusField } from 'shared-ui/form';
import { textOf } from 'shared-ui/language';
import { showError, withProcessing } from 'shared-ui/notice';
import { actionTexts } from './action-texts';

interface SubmitOptions {
  /** The first message about the form, null when it is fine. */
  readonly validate: () => string | null;
  readonly save: () => Promise<Outcome>;
  /** Which fields a message is about, in the order of the form. */
  readonly fieldsOf: (message: string) => readonly string[];
  readonly onSaved: (message: string) => void;
  /** Somebody else was faster. */
  readonly onConflict?: () => void;
}

interface Failure {
  readonly message: string;
  readonly fields: readonly string[];
}

export interface Submit {
  readonly run: () => Promise<void>;
  /** The message of that field, when the last try failed because of it. */
  readonly errorOf: (field: string) => string | undefined;
  readonly forgetError: () => void;
  /** Somebody else was faster: what the list shows of the outage is old. */
  readonly sawConflict: () => boolean;
  readonly formRef: React.RefObject<HTMLFormElement | null>;
}

/**
 * Checks, saves, and says what went wrong: in the error popup and at the field. The form keeps its
 * values whatever happens. An ended session says so itself, at the sign-in page.
 */
export function useSubmit({ validate, save, fieldsOf, onSaved, onConflict }: SubmitOptions): Submit {
  const [failure, setFailure] = useState<Failure | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const hasConflict = useRef(false);

  const fail = async (message: string) => {
    const fields = fieldsOf(message);
    setFailure({ message, fields });
    await showError(message);
    if (fields[0] !== undefined) focusField(formRef.current, fields[0]);
  };

  const attempt = async () => {
    const message = validate();
    if (message !== null) return fail(message);
    setFailure(null);
    try {
      const outcome = await withProcessing(save());
      return onSaved(outcome.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSilent(error)) return;
      if (error.status === 409) {
        hasConflict.current = true;
        onConflict?.();
      }
      return fail(error.kind === 'network' ? textOf(actionTexts)('unreachable') : error.message);
    }
  };

  return {
    formRef,
    forgetError: () => setFailure(null),
    sawConflict: () => hasConflict.current,
    errorOf: (field) => (failure?.fields.includes(field) ? failure.message : undefined),
    run: async () => {
      // Enter pressed twice must not save twice.
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await attempt();
      } finally {
        isRunning.current = false;
      }
    },
  };
}
