import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

/** What went wrong at a stage, and what the stage is called. */
export const loadingTexts = defineTexts('host/loading', {
  registry: 'The list of parts could not be read from the server.',
  permission: 'You may not open this part.',
  origin: 'It would come from a server that is not allowed.',
  manifest: 'Its description could not be read.',
  contracts: 'It was built for another version of the server.',
  hostApi: 'It was built for another version of this suite.',
  integrity: 'Its code is not what was released.',
  register: 'It could not be started.',
  load: 'Its code could not be loaded.',
  isolation: 'It changed parts of the page that are not its own.',
  render: 'It stopped because of an error.',
  stageRegistry: 'Registry',
  stagePermission: 'Permission',
  stageOrigin: 'Origin',
  stageManifest: 'Manifest',
  stageContracts: 'Contracts',
  stageHostApi: 'Host API',
  stageIntegrity: 'Integrity',
  stageRegister: 'Registration',
  stageLoad: 'Loading',
  stageIsolation: 'Isolation',
  stageRender: 'Running',
}, languages);
