// What the registry's state is called, as this process knows it: read once, then told by the database.
import type { Database } from '../database/database';

export const registryChannel = 'remote_registry_changed';

export interface RegistryRevision {
  current(): Promise<string>;
  /** Another process, or this one, has changed the registry. */
  tell(revision: string): void;
  /** Calls the listener whenever a change is told. */
  listen(listener: () => void): void;
  /** Messages may have been missed. */
  forget(): void;
}

export function createRegistryRevision(db: Database): RegistryRevision {
  let known: string | null = null;
  let reading: Promise<string> | null = null;
  // What was read before something was told may be older than that.
  let tellings = 0;
  const listeners: (() => void)[] = [];

  const read = async (): Promise<string> => {
    const before = tellings;
    try {
      const { revision } = await db.selectFrom('remote_registry').select('revision').executeTakeFirstOrThrow();
      if (tellings === before) known = String(revision);
      return known ?? String(revision);
    } finally {
      reading = null;
    }
  };
  return {
    current: async () => known ?? (reading ??= read()),
    tell: (revision) => {
      tellings += 1;
      known = revision;
      for (const listener of listeners) listener();
    },
    listen: (listener) => void listeners.push(listener),
    forget: () => {
      tellings += 1;
      known = null;
    },
  };
}
