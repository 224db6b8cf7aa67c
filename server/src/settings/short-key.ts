// Keys are compared, not hashed slowly as passwords are, so their length is what keeps guesses out.
export const shortestKey = 16;

const keyNames = ['INGEST_KEY', 'DEPLOY_KEY', 'IMPORT_KEY', 'HANDSHAKE_KEY', 'METRICS_KEY'] as const;

/** The names of the keys that are too short. */
export function findShortKeys(given: Readonly<Partial<Record<(typeof keyNames)[number], string | undefined>>>): string[] {
  return keyNames.filter((name) => (given[name]?.length ?? shortestKey) < shortestKey);
}

export function tooShort(name: string): string {
  return `${name} must have ${shortestKey} characters or more (openssl rand -base64 24 makes one)`;
}
