import { useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { getEmployee } from 'shared-contracts/endpoint/employees/get-employee';
import { updateEmployee } from 'shared-contracts/endpoint/employees/update-employee';
import type { Employee } from 'shared-contracts/entity/employee';
import { type EmployeeForm, validateEmployee } from 'shared-contracts/rule/employee-form';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { showError, withProcessing } from 'shared-ui/notice';
import { employeeTexts, texts } from '../text/admin-texts';
import { type EmployeeDraft, rebase } from './employee-draft';
import { fieldOfMessage } from './field-of-message';

/** Why the last try failed: one message, and (somebody was faster) what is different now. */
export interface SaveFailure {
  readonly message: string;
  /** The field that the message is about, and then stands at; null: about none. */
  readonly field: keyof EmployeeForm | null;
  readonly changes: readonly string[];
}

interface Options {
  readonly id: number;
  readonly draft: EmployeeDraft;
  readonly setDraft: (draft: EmployeeDraft) => void;
  /** The record that the draft started from. */
  readonly employee: Employee;
}

interface Save {
  readonly failure: SaveFailure | null;
  readonly isSaved: boolean;
  /** The record that the draft starts from now: the newest one after a conflict. */
  readonly seen: Employee;
  /** The field was changed: what was wrong with it is no longer known. */
  readonly forgetFailure: (field: keyof EmployeeForm) => void;
  /** Resolves with the field that the message is about, once the user has read it. */
  readonly run: () => Promise<keyof EmployeeForm | null>;
}

const isPassword = (field: keyof EmployeeForm | null) => field === 'newPassword' || field === 'confirmPassword';

/** Checks and saves. When somebody else has saved meanwhile, both changes are merged and none is lost. */
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

  function fail(message: string, changes: readonly string[] = []): SaveFailure {
    const failed = { message, field: fieldOfMessage(message, draft.form), changes };
    setFailure(failed);
    return failed;
  }

  /** Null when it is saved, or when there is nothing to say. */
  async function trySave(): Promise<SaveFailure | null> {
    try {
      await save();
      setIsSaved(true);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSilent(error)) return null;
      const isConflict = error.status === 409;
      if (isConflict) await takeNewest().catch(() => undefined);
      return fail(error.kind === 'http' ? error.message : shared('unreachable'), isConflict ? error.errors : []);
    }
  }

  return {
    failure,
    isSaved,
    seen,
    forgetFailure: (field) => {
      if (failure?.field === field || (isPassword(field) && isPassword(failure?.field ?? null))) setFailure(null);
    },
    run: async () => {
      const message = validateEmployee(draft.form);
      if (message !== null) return fail(message).field;
      setFailure(null);
      const failed = await withProcessing(trySave());
      if (failed === null) return null;
      await showError(t('saveFailed'));
      return failed.field;
    },
  };
}
