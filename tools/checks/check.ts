/** A rule of the house that a program can check. */
export interface Check {
  name: string;
  /** Every violation in one line; none: the check passes. */
  run: () => Promise<readonly string[]> | readonly string[];
}
