import { useRef, useState } from 'react';
import type { ApiError } from 'shared-contracts/client';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { textOf } from 'shared-ui/language';
import { showError, withProcessing } from 'shared-ui/notice';
import { actionTexts } from '../text';

interface SubmitOptions {
  /** The first message about the form, null when it is fine. The element tells what a number input could not read. */
  readonly validate: (form: HTMLFormElement | null) => string | null;
  readonly save: () => Promise<Outcome>;
  /** Which field a message is about. */
  readonly fieldOf: (message: string) => string | null;
  readonly onSaved: (message: string) => void;
  /** Somebody else was faster. */
  readonly onConflict?: () => void;
}

interface Failure {
  readonly message: string;
  readonly field: string | null;
}

export interface Submit {
  readonly run: () => Promise<void>;
  /** The message of that field, when the last try failed because of it. */
  readonly errorOf: (field: string) => string | undefined;
  readonly forgetError: () => void;
  readonly formRef: React.RefObject<HTMLFormElement | null>;
}

/** Rejections of the typed client; each remote has its own copy of the class, so its name decides. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/**
 * Checks, saves, and says what went wrong: in the error popup and at the field. The form keeps its
 * values whatever happens. An ended session says so itself, at the sign-in page.
 */
export function useSubmit({ validate, save, fieldOf, onSaved, onConflict }: SubmitOptions): Submit {
  const [failure, setFailure] = useState<Failure | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);

  const fail = async (message: string) => {
    const field = fieldOf(message);
    setFailure({ message, field });
    await showError(message);
    const find = (selector: string) => formRef.current?.querySelector<HTMLElement>(selector);
    if (field !== null) (find(`[name="${field}"]:invalid`) ?? find(`[name="${field}"]`))?.focus();
  };

  const attempt = async () => {
    const message = validate(formRef.current);
    if (message !== null) return fail(message);
    setFailure(null);
    try {
      const outcome = await withProcessing(save());
      return onSaved(outcome.message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401 || error.kind === 'aborted') return;
      if (error.status === 409) onConflict?.();
      return fail(error.kind === 'network' ? textOf(actionTexts)('unreachable') : error.message);
    }
  };

  return {
    formRef,
    forgetError: () => setFailure(null),
    errorOf: (field) => (failure?.field === field ? failure.message : undefined),
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
