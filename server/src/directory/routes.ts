import { listDirectories } from 'shared-contracts/endpoint/directory/list-directories';
import { openDirectory } from 'shared-contracts/endpoint/directory/open-directory';
import { returnFromDirectory } from 'shared-contracts/endpoint/directory/return-from-directory';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { createProviders } from './provider';
import { beginDirectorySignIn, endDirectorySignIn } from './sign-in';

export function registerDirectory(router: Router, services: Services): void {
  const { directories, passwordsOff } = services.settings;
  const providers = createProviders();
  router.handle(listDirectories, async () => ({
    directories: directories.map(({ companyName, label }) => ({ companyName, label })),
    passwordsOff: [...passwordsOff],
  }));
  router.handle(openDirectory, ({ input: { params, query } }) =>
    beginDirectorySignIn(services, providers, params.name, query.path ?? null),
  );
  router.handle(returnFromDirectory, ({ input: { query }, cookie }) => endDirectorySignIn(services, providers, { query, cookie }));
}
