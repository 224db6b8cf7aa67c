/** The hash of an ended session, `employee:<id>` for all of an employee's, or null: messages may have been missed. */
export type SessionEnding = string | null;

export interface SessionEndings {
  listen(listener: (ending: SessionEnding) => void): void;
  tell(ending: SessionEnding): void;
}

/** Passes on what the database says of ended sessions, in the order of listening. */
export function createSessionEndings(): SessionEndings {
  const listeners: ((ending: SessionEnding) => void)[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    tell: (ending) => {
      for (const listener of listeners) listener(ending);
    },
  };
}
