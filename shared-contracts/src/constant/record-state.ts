/** What a list says of a feeder, and of an employee's account; the database says it in these words. */
export const feederStates = ['In use', 'Retired'] as const;
export const accountStates = ['Active', 'Deactivated'] as const;
