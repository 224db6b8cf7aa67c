import { textOf } from '../language/translate';
import { addMessage, addToast, countProcessing } from './notice-store';
import { noticeTexts } from './notice-texts';

function linesOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

/** Toasts: green for 2000 ms, red (status Fail) for 4000 ms; a list shows one line each. */
export const notify = {
  success: (text: string | readonly string[]): void => addToast({ kind: 'success', lines: linesOf(text) }),
  failure: (text: string | readonly string[]): void => addToast({ kind: 'failure', lines: linesOf(text) }),
} as const;

/** The error popup: titled 'Error', with a Close button. Resolves when it is closed. */
export function showError(text: string): Promise<void> {
  return new Promise((onClosed) => addMessage({ kind: 'error', title: textOf(noticeTexts)('error'), text, onClosed }));
}

/** A popup that says something with its own title, with a Close button. Resolves when it is closed. */
export function showMessage(title: string, text: string): Promise<void> {
  return new Promise((onClosed) => addMessage({ kind: 'message', title, text, onClosed }));
}

/** Blocks the page with the 'Processing...' spinner while `work` runs; gives back its result or failure. */
export async function withProcessing<T>(work: Promise<T>): Promise<T> {
  countProcessing(1);
  try {
    return await work;
  } finally {
    countProcessing(-1);
  }
}
