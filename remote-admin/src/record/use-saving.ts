import { useState } from 'react';
import { ApiError } from 'shared-contracts/client';
import { recordFaultsSchema } from 'shared-contracts/endpoint/master-data/record-calls';
import { notify, withProcessing } from 'shared-ui/notice';
import * as v from 'valibot';
import { failureText } from './failure-text';

/** What is wrong, by the field that it is about. */
export type FieldFaults = Readonly<Record<string, string>>;

interface Saving {
  /** The server's messages about what was sent last; null while there is nothing to say. */
  readonly failure: string | null;
  readonly faults: FieldFaults;
  /** Fields were changed: what was wrong with them is no longer known. */
  readonly forgetFault: (fields: readonly string[]) => void;
  /**
   * Sends, tells the message of the answer and goes on. A refusal becomes `failure` and `faults`, and what was typed
   * stays. Resolves with the first faulty field.
   */
  readonly send: <Answer extends { readonly message: string }>(
    call: () => Promise<Answer>,
    onSaved: (answer: Answer) => void,
  ) => Promise<string | null>;
}

function faultsOf(error: unknown): FieldFaults {
  const read = error instanceof ApiError ? v.safeParse(recordFaultsSchema, error.answer) : null;
  if (read?.success !== true) return {};
  const sentences = read.output.faults.map(({ column, message }) => [column, message.charAt(0).toUpperCase() + message.slice(1)] as const);
  return Object.fromEntries(sentences.toReversed());
}

/** A form or a button that changes something on the server. */
export function useSaving(): Saving {
  const [failure, setFailure] = useState<string | null>(null);
  const [faults, setFaults] = useState<FieldFaults>({});
  return {
    failure,
    faults,
    forgetFault: (fields) => {
      if (fields.some((field) => field in faults))
        setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field))));
    },
    send: async (call, onSaved) => {
      setFailure(null);
      setFaults({});
      try {
        const answer = await withProcessing(call());
        notify.success(answer.message);
        onSaved(answer);
        return null;
      } catch (error) {
        const found = faultsOf(error);
        setFailure(failureText(error));
        setFaults(found);
        return Object.keys(found)[0] ?? null;
      }
    },
  };
}
