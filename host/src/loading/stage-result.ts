import type { loadingTexts } from './text';

// A remote is loaded in stages, each of which may refuse it before any of its code runs.
export type Stage =
  'registry' | 'permission' | 'origin' | 'manifest' | 'contracts' | 'hostApi' | 'integrity' | 'register' | 'load' | 'isolation' | 'render';

export interface LoadFailure {
  readonly stage: Stage;
  /** What exactly happened, for the person who is told the reference. */
  readonly detail: string;
  /** Names this failure in the panel and in the console. */
  readonly reference: string;
  /** Nobody answered: it is the connection, or the server is away; nothing is wrong with the remote. */
  readonly isUnanswered: boolean;
}

export type StageResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: LoadFailure };

function newReference(): string {
  const [number = 0] = window.crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36).toUpperCase().padStart(7, '0');
}

/** Stages that ask a server. */
const asking: readonly Stage[] = ['registry', 'manifest', 'load'];

export function failureAt(stage: Stage, detail: string, isUnanswered = false): LoadFailure {
  const isOffline = !window.navigator.onLine && asking.includes(stage);
  return { stage, detail, reference: newReference(), isUnanswered: isUnanswered || isOffline };
}

export function passed<T>(value: T): StageResult<T> {
  return { ok: true, value };
}

export function failed<T>(stage: Stage, detail: string, isUnanswered = false): StageResult<T> {
  return { ok: false, failure: failureAt(stage, detail, isUnanswered) };
}

/** The first line: the federation runtime adds its arguments and a link below it. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? text;
}

type TextKey = keyof typeof loadingTexts.english;

export const stageNames = {
  registry: 'stageRegistry',
  permission: 'stagePermission',
  origin: 'stageOrigin',
  manifest: 'stageManifest',
  contracts: 'stageContracts',
  hostApi: 'stageHostApi',
  integrity: 'stageIntegrity',
  register: 'stageRegister',
  load: 'stageLoad',
  isolation: 'stageIsolation',
  render: 'stageRender',
} as const satisfies Record<Stage, TextKey>;

/** For stages that come from elsewhere; null for one that this host does not know. */
export function stageNameOf(stage: string): (typeof stageNames)[Stage] | null {
  return Object.hasOwn(stageNames, stage) ? stageNames[stage as Stage] : null;
}
