// Ships the built remotes into the data folder and publishes those that are new.
import { createDeployClient } from 'federation/registry/deploy-client';
import { storeFolder } from 'federation/registry/store';
import { shipRemote } from 'federation/release';
import { publishRelease } from 'shared-contracts/endpoint/remotes/publish-release';
import type { PreparedSuite } from './prepare';
import type { SuiteSettings } from './settings';

/**
 * A start publishes what was built and never published before, and undoes nothing: neither a rollback
 * nor a higher version that was shipped meanwhile. Answers a line for each remote that is not at its build.
 */
export async function publishBuilds(settings: SuiteSettings, { apps, built }: PreparedSuite, apiUrl: string): Promise<string[]> {
  const api = createDeployClient(apiUrl, settings.deployKey);
  const lines: string[] = [];
  for (const app of apps.remotes) {
    const build = built.find(({ target }) => target.app.name === app.name);
    if (!build) continue;
    const release = shipRemote(build, app, storeFolder(settings));
    const { remote } = await api.call(publishRelease, {
      params: { name: app.name },
      body: { ...release, publishedBy: 'npm start', isOnlyWhenNew: true },
    });
    const { live, isEnabled } = remote;
    if (!isEnabled) lines.push(`${app.name} is disabled: pnpm remotes enable ${app.name}`);
    else if (live?.build !== release.build) {
      const now = live ? `release ${live.version} (${live.build}) is live` : 'every release is withdrawn';
      lines.push(`${app.name}: ${now}, not the build ${release.version} (${release.build}): pnpm ship ${app.name}`);
    }
  }
  return lines;
}
