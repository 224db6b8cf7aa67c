import { useRef, useState } from 'react';
import * as v from 'valibot';
import { ApiError, isSilent } from 'shared-contracts/client';
import { importData } from 'shared-contracts/endpoint/import/import-data';
import { listImports } from 'shared-contracts/endpoint/import/list-imports';
import { type ImportFault, type ImportKind, importRefusalSchema, type ImportResult } from 'shared-contracts/import/import-kind';
import { refreshEndpoint, useCall } from 'shared-ui/api';
import { fetchWithProgress } from './fetch-with-progress';

const longestName = 200;

/** What happens to a file at the moment; `sent` is the part of it that is on its way, 0 to 1. */
export type ImportWork =
  | { readonly stage: 'sending'; readonly file: File; readonly sent: number }
  | { readonly stage: 'checking' | 'applying'; readonly file: File };

/** How the file that was dropped stands. */
export type ImportState =
  | { readonly step: 'empty' }
  | { readonly step: 'working'; readonly work: ImportWork; readonly isDryRun: boolean }
  | { readonly step: 'preview'; readonly file: File; readonly result: ImportResult }
  | { readonly step: 'faulty'; readonly file: File; readonly count: number; readonly faults: readonly ImportFault[] }
  | { readonly step: 'failed'; readonly isDryRun: boolean; readonly error: ApiError }
  | { readonly step: 'applied'; readonly file: File; readonly result: ImportResult };

interface Import {
  readonly state: ImportState;
  /** Says what the file would do. */
  readonly check: (kind: ImportKind, file: File) => Promise<void>;
  /** Does it. */
  readonly apply: (kind: ImportKind, file: File, retireMissing: boolean) => Promise<void>;
  /** Forgets the file, and gives up the call that is under way. */
  readonly discard: () => void;
}

function failed(file: File, isDryRun: boolean, error: unknown): ImportState {
  if (!(error instanceof ApiError)) throw error;
  const refusal = v.safeParse(importRefusalSchema, error.answer);
  if (refusal.success) return { step: 'faulty', file, count: refusal.output.faultCount, faults: refusal.output.faults };
  return isSilent(error) ? { step: 'empty' } : { step: 'failed', isDryRun, error };
}

/** The two calls of an import: what a file would do, then doing it. */
export function useImport(): Import {
  const call = useCall();
  const [state, setState] = useState<ImportState>({ step: 'empty' });
  const current = useRef<AbortController>(null);

  const discard = () => {
    current.current?.abort();
    setState({ step: 'empty' });
  };

  const send = async (kind: ImportKind, file: File, isDryRun: boolean, retireMissing: boolean) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const show = (next: ImportState) => {
      if (!signal.aborted) setState(next);
    };
    const onSent = (sent: number) => {
      const stage = isDryRun ? 'checking' : 'applying';
      show({ step: 'working', isDryRun, work: sent < 1 ? { stage: 'sending', file, sent } : { stage, file } });
    };
    onSent(0);
    try {
      const fileName = file.name.slice(-longestName);
      const query = { dryRun: isDryRun ? '1' : '0', retireMissing: retireMissing ? '1' : '0', fileName } as const;
      const result = await call(importData, { params: { kind }, query }, { file, signal, fetch: fetchWithProgress(file, onSent) });
      show({ step: isDryRun ? 'preview' : 'applied', file, result });
      if (!isDryRun) refreshEndpoint(listImports);
    } catch (error) {
      show(failed(file, isDryRun, error));
    }
  };

  return {
    state,
    check: (kind, file) => send(kind, file, true, false),
    apply: (kind, file, retireMissing) => send(kind, file, false, retireMissing),
    discard,
  };
}
