import { notify } from 'shared-ui/notice';
import { outcomeText, type Submit, useSubmit } from 'shared-ui/submit';
import { recordFaults } from '../text/master-texts';

interface Saving extends Pick<Submit, 'errorOf' | 'forget' | 'formRef'> {
  /** What is wrong with what was sent last; null while there is nothing to say. */
  readonly failure: string | null;
  /** Sends, tells the message of the answer and goes on. A refusal becomes `failure`, and what was typed stays. */
  readonly send: <Answer extends { readonly message: string; readonly code?: string | undefined }>(
    call: () => Promise<Answer>,
    onSaved: (answer: Answer) => void,
  ) => Promise<void>;
}

/** A form or a button that changes something on the server, whose rules the server alone checks. */
export function useSaving(): Saving {
  const { run, failure, ...submit } = useSubmit({ texts: recordFaults });
  return {
    ...submit,
    failure: failure === null ? null : failure.messages.join(' '),
    send: (call, onSaved) =>
      run({
        send: call,
        onDone: (answer) => {
          notify.success(outcomeText(answer));
          onSaved(answer);
        },
      }),
  };
}
