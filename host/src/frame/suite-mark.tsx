import type { ReactNode } from 'react';

/** The suite's sign, as an operator reads it: a busbar with three feeders, the middle one switched open. */
export function SuiteMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="1.9" strokeLinecap="round" aria-hidden="true" focusable="false">
      <path d="M2 4.5h20M4.5 4.5v15M19.5 4.5v15" />
      <path d="M12 4.5v3M12 15.5v4M12 15.5l3-5.5" stroke="var(--suite-mark-open, var(--suite-accent))" />
    </svg>
  );
}
