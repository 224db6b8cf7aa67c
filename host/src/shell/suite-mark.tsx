import type { ReactNode } from 'react';

/** The suite's sign, as an operator reads it: a busbar with three feeders, the middle one switched open. */
export function SuiteMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" aria-hidden="true" focusable="false">
      <path d="M2.5 5h19M6 5v14M18 5v14" />
      <path d="M12 5v3.5M12 15.5V19M12 15.5l3.2-5" stroke="var(--suite-mark-open, var(--suite-accent))" />
    </svg>
  );
}
