import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly lines: readonly string[];
}

export interface Message {
  readonly id: number;
  readonly kind: 'error' | 'message';
  readonly title: string;
  readonly text: string;
  readonly onClosed: () => void;
}

interface Notices {
  readonly toasts: readonly Toast[];
  /** Shown one after another, the first one now. */
  readonly messages: readonly Message[];
  /** Calls that block the page; the spinner shows while there is one. */
  readonly processing: number;
}

/** More would cover the page, and an older one has been read or never will be. */
const maxToasts = 4;

export const noticeStore = createStore<Notices>(() => ({ toasts: [], messages: [], processing: 0 }));

let lastId = 0;

export function addToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const added: Toast = { ...toast, id: lastId };
  noticeStore.setState(({ toasts }) => ({ toasts: [...toasts, added].slice(-maxToasts) }));
}

export function removeToast(id: number): void {
  noticeStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export function addMessage(message: Omit<Message, 'id'>): void {
  lastId += 1;
  const added: Message = { ...message, id: lastId };
  noticeStore.setState(({ messages }) => ({ messages: [...messages, added] }));
}

export function closeMessage(message: Message): void {
  noticeStore.setState(({ messages }) => ({ messages: messages.filter(({ id }) => id !== message.id) }));
  message.onClosed();
}

export function countProcessing(change: 1 | -1): void {
  noticeStore.setState(({ processing }) => ({ processing: processing + change }));
}
