/** Milliseconds without any message, the minute check included, after which the screen is not trusted. */
export const staleAfterMs = 90_000;
