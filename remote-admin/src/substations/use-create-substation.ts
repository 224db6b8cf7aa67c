import { useRef, useState } from 'react';
import { ApiError } from 'shared-contracts/client';
import { createSubstation } from 'shared-contracts/endpoint/substation/create-substation';
import { type SubstationForm, validateSubstation } from 'shared-contracts/rule/substation-form';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { showError, showMessage, withProcessing } from 'shared-ui/notice';
import { dateOf } from 'shared-ui/time';
import { isSilent } from '../access/silent-failure';
import { substationTexts, texts } from '../text';
import { fieldOfMessage } from './field-of-message';

interface Options {
  readonly form: SubstationForm;
  readonly onCreated: () => void;
  /** Puts the focus on the field that the first message is about. */
  readonly onRefused: (field: keyof SubstationForm) => void;
}

interface Create {
  /** The fields that the collected messages are about. */
  readonly invalid: ReadonlySet<keyof SubstationForm>;
  readonly run: () => Promise<void>;
}

/** Collects all failures, shows the first in the error dialog, marks every field; or creates the substation. */
export function useCreateSubstation({ form, onCreated, onRefused }: Options): Create {
  const t = useTexts(substationTexts);
  const shared = useTexts(texts);
  const call = useCall();
  const isRunning = useRef(false);
  const [invalid, setInvalid] = useState<ReadonlySet<keyof SubstationForm>>(new Set());

  async function refuse(message: string, all: readonly string[]): Promise<void> {
    const fields = all.flatMap((failure) => fieldOfMessage[failure] ?? []);
    setInvalid(new Set(fields));
    await showError(message);
    if (fields[0] !== undefined) onRefused(fields[0]);
  }

  async function create(): Promise<void> {
    const failures = validateSubstation(form, dateOf(Date.now()));
    const [first] = failures;
    if (first !== undefined) return refuse(first, failures);
    setInvalid(new Set());
    try {
      const { message } = await withProcessing(call(createSubstation, { body: form }));
      onCreated();
      await showMessage(t('successTitle'), message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSilent(error)) return;
      await (error.kind === 'http' ? refuse(error.message, error.errors) : showError(shared('unreachable')));
    }
  }

  return {
    invalid,
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
