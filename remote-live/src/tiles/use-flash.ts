import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';

export type Flash = 'rose' | 'fell';

/**
 * Which way a number has just gone, for one second. What changes meanwhile flashes after it, so a
 * storm never flashes more than once a second (WCAG 2.3.1).
 */
export function useFlash(value: number): Flash | null {
  const flashed = useRef(value);
  const [flash, setFlash] = useState<Flash | null>(null);

  useEffect(() => {
    if (flash !== null || value === flashed.current) return;
    setFlash(value > flashed.current ? 'rose' : 'fell');
    flashed.current = value;
  }, [value, flash]);

  useEffect(() => {
    if (flash === null) return;
    const timer = setTimeout(() => setFlash(null), limits.numberFlashMs);
    return () => clearTimeout(timer);
  }, [flash]);

  return flash;
}
