import { useState } from 'react';
import { ApiError } from 'shared-contracts/client';
import { getEmployee } from 'shared-contracts/endpoint/employee/get-employee';
import { updateEmployee } from 'shared-contracts/endpoint/employee/update-employee';
import type { Employee } from 'shared-contracts/entity/employee';
import { validateEmployee } from 'shared-contracts/rule/employee-form';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { showError, withProcessing } from 'shared-ui/notice';
import { isSilent } from '../access/silent-failure';
import { employeeTexts, texts } from '../text';
import { type EmployeeDraft, rebase } from './employee-draft';

/** Why the last try failed: one message, and (somebody was faster) what is different now. */
export interface SaveFailure {
  readonly message: string;
  readonly changes: readonly string[];
}

interface Options {
  readonly id: number;
  readonly draft: EmployeeDraft;
  readonly setDraft: (draft: EmployeeDraft) => void;
  readonly employee: Employee;
}

interface Save {
  readonly failure: SaveFailure | null;
  readonly isSaved: boolean;
  /** Resolves with the first message of section 5 when the form does not keep the rules. */
  readonly run: () => Promise<string | null>;
}

/** Checks and saves. A save that somebody else was faster than is merged with what he did, never lost. */
export function useSaveEmployee({ id, draft, setDraft, employee }: Options): Save {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const call = useCall();
  const [seen, setSeen] = useState(employee);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  async function save(): Promise<void> {
    const { confirmPassword: _confirmed, ...form } = draft.form;
    await call(updateEmployee, { params: { id }, body: { ...form, version: seen.version ?? null } });
  }

  async function takeNewest(): Promise<void> {
    const { data: newest } = await call(getEmployee, { params: { id } });
    setDraft(rebase(draft, seen, newest));
    setSeen(newest);
  }

  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (isSilent(error)) return;
    const isConflict = error.status === 409;
    if (isConflict) await takeNewest().catch(() => undefined);
    setFailure({ message: error.kind === 'http' ? error.message : shared('unreachable'), changes: isConflict ? error.errors : [] });
    void showError(t('saveFailed'));
  }

  return {
    failure,
    isSaved,
    run: async () => {
      const message = validateEmployee(draft.form);
      setFailure(message === null ? null : { message, changes: [] });
      if (message !== null) return message;
      await withProcessing(save().then(() => setIsSaved(true)).catch(explain));
      return null;
    },
  };
}
