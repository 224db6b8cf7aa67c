import { useState } from 'react';
import { notify, withProcessing } from 'shared-ui/notice';
import { failureText } from './failure-text';

interface Saving {
  /** The server's messages about what was sent last; null while there is nothing to say. */
  readonly failure: string | null;
  /** Sends, tells the message of the answer and goes on. A refusal becomes `failure`, and what was typed stays. */
  readonly send: <Answer extends { readonly message: string }>(
    call: () => Promise<Answer>,
    onSaved: (answer: Answer) => void,
  ) => Promise<void>;
}

/** A form or a button that changes something on the server. */
export function useSaving(): Saving {
  const [failure, setFailure] = useState<string | null>(null);
  return {
    failure,
    send: async (call, onSaved) => {
      setFailure(null);
      try {
        const answer = await withProcessing(call());
        notify.success(answer.message);
        onSaved(answer);
      } catch (error) {
        setFailure(failureText(error));
      }
    },
  };
}
