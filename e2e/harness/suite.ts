// The suite that a browser test runs against (started by pnpm e2e), and what an operator may do to it.

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with pnpm e2e.`);
  return value;
}

export const apiUrl = required('SUITE_API_URL');
export const ingestKey = required('SUITE_INGEST_KEY');
export const deployKey = required('SUITE_DEPLOY_KEY');
/** The suite's data folder; its releases of remotes are in remotes/. */
export const dataDir = required('SUITE_DATA_DIR');

async function control(action: 'stop' | 'start', remote: string): Promise<void> {
  const response = await fetch(`${required('SUITE_CONTROL_URL')}/${action}/${remote}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} ${remote}: ${await response.text()}`);
}

/** Stops the server of a remote; resolves when nothing answers at its port any more. */
export function stopRemote(remote: string): Promise<void> {
  return control('stop', remote);
}

/** Starts the server of a remote again; resolves when it answers. */
export function startRemote(remote: string): Promise<void> {
  return control('start', remote);
}
