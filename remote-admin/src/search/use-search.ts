import { useEffect, useEffectEvent, useState } from 'react';

interface SearchOptions<Hit> {
  /** Trimmed text shorter than this is not searched for; nor is anything while it is null. */
  readonly text: string | null;
  readonly minLength: number;
  /** Idle time before the call. */
  readonly waitMs: number;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Hit[]>;
  readonly onFailure: (error: unknown) => void;
}

export interface Search<Hit> {
  /** The answer to the text as it is now; null while there is none. */
  readonly hits: readonly Hit[] | null;
  readonly isSearching: boolean;
}

interface Answer<Hit> {
  readonly text: string;
  readonly hits: readonly Hit[];
}

/** Searches while somebody types. An answer counts only for the text that asked for it; a stale one is dropped. */
export function useSearch<Hit>({ text, minLength, waitMs, search, onFailure }: SearchOptions<Hit>): Search<Hit> {
  const [answer, setAnswer] = useState<Answer<Hit> | null>(null);
  const [failedText, setFailedText] = useState<string | null>(null);
  const wanted = text?.trim() ?? '';
  const isWanted = wanted.length >= minLength;

  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const hits = await search(wanted, signal);
      if (!signal.aborted) setAnswer({ text: wanted, hits });
    } catch (error) {
      if (signal.aborted) return;
      setFailedText(wanted);
      onFailure(error);
    }
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    setFailedText(null);
    const controller = new AbortController();
    const timer = setTimeout(() => void run(controller.signal), waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, isWanted, waitMs]);

  const hits = isWanted && answer?.text === wanted ? answer.hits : null;
  return { hits, isSearching: isWanted && hits === null && failedText !== wanted };
}
