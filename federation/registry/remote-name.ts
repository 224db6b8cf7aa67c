import { findApps } from '../app';
import type { RemoteApp } from '../app';
import { UsageError } from './target';

/** `reports` and `remote-reports` are the same remote. */
export function fullName(name: string): string {
  return name.startsWith('remote-') ? name : `remote-${name}`;
}

export async function findRemote(name: string): Promise<RemoteApp> {
  const { remotes } = await findApps();
  const remote = remotes.find((candidate) => candidate.name === fullName(name));
  if (!remote)
    throw new UsageError(
      `There is no remote ${name}. Remotes: ${remotes.map((candidate) => candidate.name).join(', ')}; pnpm new-remote makes another.`,
    );
  return remote;
}
