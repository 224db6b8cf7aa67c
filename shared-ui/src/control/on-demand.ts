import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface OnDemand<Part> {
  /** Begins to load the part; after a failure the next call tries again. */
  readonly load: () => void;
  /** The part, or null until it is here. While it is needed it is asked for; a failure is told, once. */
  readonly usePart: (isNeeded: boolean, onFailure: () => void) => Part | null;
}

/** Code that comes with its first use: let `load` begin when the pointer or the focus comes near. */
export function onDemand<Part extends object>(importPart: () => Promise<Part>): OnDemand<Part> {
  const store = createStore<{ readonly part: Part | null }>(() => ({ part: null }));
  let underway: Promise<void> | null = null;

  const bring = (): Promise<void> => {
    underway ??= importPart()
      .then((part) => store.setState({ part }))
      .finally(() => {
        underway = null;
      });
    return underway;
  };

  return {
    load: () => {
      if (store.getState().part === null) bring().catch(() => undefined);
    },
    usePart: (isNeeded, onFailure) => {
      const { part } = useStore(store);
      const isAwaited = isNeeded && part === null;
      useEffect(() => {
        if (isAwaited) bring().catch(onFailure);
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's function may be another at each render
      }, [isAwaited]);
      return part;
    },
  };
}
