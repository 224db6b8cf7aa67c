import { useState } from 'react';
import * as v from 'valibot';
import { ApiError, isSilent } from 'shared-contracts/client';
import { importData } from 'shared-contracts/endpoint/import/import-data';
import { type ImportFault, type ImportKind, importRefusalSchema, type ImportResult } from 'shared-contracts/import/import-kind';
import { useCall } from 'shared-ui/api';

const longestName = 200;

/** How the file that was dropped stands. */
export type ImportState =
  | { readonly step: 'empty' }
  | { readonly step: 'checking'; readonly file: File }
  | { readonly step: 'preview'; readonly file: File; readonly result: ImportResult }
  | { readonly step: 'faulty'; readonly file: File; readonly count: number; readonly faults: readonly ImportFault[] }
  | { readonly step: 'failed'; readonly file: File; readonly error: ApiError }
  | { readonly step: 'applied'; readonly file: File; readonly result: ImportResult };

interface Import {
  readonly state: ImportState;
  /** Says what the file would do. */
  readonly check: (kind: ImportKind, file: File) => Promise<void>;
  /** Does it. */
  readonly apply: (kind: ImportKind, file: File, retireMissing: boolean) => Promise<void>;
  readonly discard: () => void;
}

function failed(file: File, error: unknown): ImportState {
  if (!(error instanceof ApiError)) throw error;
  const refusal = v.safeParse(importRefusalSchema, error.answer);
  if (refusal.success) return { step: 'faulty', file, count: refusal.output.faultCount, faults: refusal.output.faults };
  return isSilent(error) ? { step: 'empty' } : { step: 'failed', file, error };
}

/** The two calls of an import: what a file would do, then doing it. */
export function useImport(): Import {
  const call = useCall();
  const [state, setState] = useState<ImportState>({ step: 'empty' });

  const send = async (kind: ImportKind, file: File, dryRun: boolean, retireMissing: boolean) => {
    setState({ step: 'checking', file });
    try {
      const fileName = file.name.slice(-longestName);
      const query = { dryRun: dryRun ? '1' : '0', retireMissing: retireMissing ? '1' : '0', fileName } as const;
      const result = await call(importData, { params: { kind }, query }, { file });
      setState({ step: dryRun ? 'preview' : 'applied', file, result });
    } catch (error) {
      setState(failed(file, error));
    }
  };

  return {
    state,
    check: (kind, file) => send(kind, file, true, false),
    apply: (kind, file, retireMissing) => send(kind, file, false, retireMissing),
    discard: () => setState({ step: 'empty' }),
  };
}
