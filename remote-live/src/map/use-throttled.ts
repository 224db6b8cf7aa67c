import { useEffect, useRef, useState } from 'react';

/** The value, at most once in `ms` milliseconds, and always the last one; while it is not wanted it stays. */
export function useThrottled<Value>(value: Value, ms: number, isWanted: boolean): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = value;
    if (!isWanted) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      setShown(latest.current);
    }, ms);
  }, [value, ms, isWanted]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return shown;
}
