// Starts the suite: settings, session, then the first screen. What login needs is in this bundle,
// everything behind it comes later.
import './global.css';
import { createApiClient } from 'shared-contracts/client';
import { provideApi } from 'shared-ui/client';
import { provideConfig } from 'shared-ui/config';
import { getLanguage, languageReady } from 'shared-ui/language';
import { getToken } from 'shared-ui/session';
import 'shared-ui/theme';
import { createRoot } from 'react-dom/client';
import { Application } from './application';
import { fetchConfiguration } from './configuration/configuration';
import { followUserLanguage } from './language/chosen-language';
import { lockGlobals } from './loading/host-globals';
import { tellRegistryDoubt, tellRegistryRevision } from './registry/registry-news';
import { captureHandshake } from './session/handshake';
import { endSession, watchSessionEnd } from './session/session-end';
import { watchServerSession } from './session/session-watch';
import { ownDevice } from './session/own-device';
import { keepStoredUser } from './session/stored-user';
import { StartFailure } from './start-failure';

lockGlobals();
captureHandshake();

const element = document.getElementById('suite');
if (element === null) throw new Error('The page has no element for the suite.');
const root = createRoot(element);

async function start(): Promise<void> {
  const [result] = await Promise.all([fetchConfiguration(), languageReady()]);
  if (!result.ok) {
    root.render(<StartFailure failure={result} onRetry={() => void start()} />);
    return;
  }
  provideConfig(result.configuration);
  provideApi(createApiClient({
    baseUrl: result.configuration.apiUrl,
    getToken,
    getLanguage,
    device: ownDevice,
    onUnauthorized: () => endSession('expired'),
  }));
  const banner = result.configuration.allowRemoteOverride ? (await import('./registry/start-override')).startOverride() : null;
  root.render(<Application configuration={result.configuration} banner={banner} />);
  watchServerSession({ onRevision: tellRegistryRevision, onDoubt: tellRegistryDoubt });
}

watchSessionEnd();
keepStoredUser();
followUserLanguage();
void start();
