import { useRef, useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { createSubstation } from 'shared-contracts/endpoint/substations/create-substation';
import { type SubstationForm, validateSubstation } from 'shared-contracts/rule/substation-form';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { showError, showMessage, withProcessing } from 'shared-ui/notice';
import { dateOf } from 'shared-ui/time';
import { substationTexts, texts } from '../text/admin-texts';
import { fieldOfMessage } from './field-of-message';

interface Options {
  readonly form: SubstationForm;
  readonly onCreated: () => void;
  /** Puts the focus on the field that the first message is about. */
  readonly onRefused: (field: keyof SubstationForm) => void;
}

type FieldErrors = { readonly [Field in keyof SubstationForm]?: string };

interface Create {
  /** The collected messages, each at its field. */
  readonly errors: FieldErrors;
  /** What is wrong with a field is no longer known once it was changed. */
  readonly forgetErrors: (fields: readonly (keyof SubstationForm)[]) => void;
  readonly run: () => Promise<void>;
}

/** Collects all failures, shows the first in the error dialog and each at its field; or creates the substation. */
export function useCreateSubstation({ form, onCreated, onRefused }: Options): Create {
  const t = useTexts(substationTexts);
  const shared = useTexts(texts);
  const call = useCall();
  const isRunning = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  async function refuse(message: string, all: readonly string[], otherwise?: keyof SubstationForm): Promise<void> {
    const found = all.flatMap((failure) => {
      const field = fieldOfMessage[failure] ?? otherwise;
      return field === undefined ? [] : [{ field, failure }];
    });
    setErrors(Object.fromEntries(found.map(({ field, failure }) => [field, failure])));
    await showError(message);
    if (found[0] !== undefined) onRefused(found[0].field);
  }

  async function create(): Promise<void> {
    const failures = validateSubstation(form, dateOf(Date.now()));
    const [first] = failures;
    if (first !== undefined) return refuse(first, failures);
    setErrors({});
    try {
      const { message } = await withProcessing(call(createSubstation, { body: form }));
      onCreated();
      await showMessage(t('successTitle'), message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSilent(error)) return;
      // Only the code can be taken already.
      const taken = error.status === 409 ? 'ssEurjaCode' : undefined;
      const all = error.errors.length > 0 ? error.errors : [error.message];
      await (error.kind === 'http' ? refuse(error.message, all, taken) : showError(shared('unreachable')));
    }
  }

  return {
    errors,
    forgetErrors: (fields) => {
      if (fields.some((field) => errors[field] !== undefined))
        setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.some((changed) => changed === field))));
    },
    run: async () => {
      // Enter pressed twice must not create twice.
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await create();
      } finally {
        isRunning.current = false;
      }
    },
  };
}
