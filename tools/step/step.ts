/** A part of the test run and what it counted. */
export interface StepResult {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  what: string;
  run: () => Promise<StepResult>;
}
