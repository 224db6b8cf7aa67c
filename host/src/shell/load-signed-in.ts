/** Everything that is seen after sign-in is one chunk. */
export function loadSignedIn(): Promise<typeof import('./signed-in')> {
  return import('./signed-in');
}

/** Lets the chunk travel while the login call is being answered. A failure shows when the chunk is needed. */
export function preloadSignedIn(): void {
  loadSignedIn().catch(() => undefined);
}
