// The session watch hears of a change of the registry and tells the parts that show remotes. The watch runs in
// one tab of the browser, so the others hear of it by the storage event.
const storageKey = 'suite.remotesRevision';

/** Null: it may have changed while nobody was watching. */
type Listener = (revision: string | null) => void;

let heard: string | null = null;
const listeners = new Set<Listener>();

function hear(revision: string): void {
  if (revision === heard) return;
  heard = revision;
  for (const listener of listeners) listener(revision);
}

export function tellRegistryRevision(revision: string): void {
  if (revision === heard) return;
  hear(revision);
  try {
    window.localStorage.setItem(storageKey, revision);
  } catch {
    // storage is forbidden: the other tabs ask by themselves
  }
}

/** For the moments between a tab's first look at the registry and the beginning of the watch. */
export function tellRegistryDoubt(): void {
  for (const listener of listeners) listener(null);
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === storageKey && newValue !== null) hear(newValue);
}

/** Calls back when the registry has changed. Returns the function that stops it. */
export function onRegistryNews(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}
