/** A command was used wrongly: its message and the help are shown, and it ends with 2. */
export class UsageError extends Error {}
