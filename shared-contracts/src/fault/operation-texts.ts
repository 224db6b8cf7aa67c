import { personalTexts } from './personal-texts';

/** Why a release, a sign-in by another system, a saved view or a download is refused, by code. */
export const operationTexts = {
  'remote.unknown': 'The registry has no remote {name}.',
  'remote.noRelease': '{name} has no release {release}.',
  'remote.noEarlier': '{name} has no earlier release to go back to.',
  'remote.otherBytes': '{name} {version} ({build}) was shipped before with other bytes.',
  'deploy.operatorOnly': 'Only the operator may do this.',
  'deploy.otherRemote': 'This key ships {name} and nothing else.',
  'deploy.noKey': '{name} has no such key in use.',
  'deploy.versionNotRaised': '{name} {version} is not above {highest}. Raise the version, or say why it is built again.',
  'deploy.pathTaken': '{path} belongs to {name}.',
  'deploy.menuTaken': 'The menu item {id} belongs to {name}.',
  'deploy.waiting': '{name} {release} waits to be approved.',
  'deploy.notStaged': '{name} has no release that only some people have.',
  'deploy.otherRelease': '{name} {version} ({build}) was published before as something else. Raise the version.',
  'deploy.takenBack': '{name} {release} was taken back by the operator. Publish a new version.',
  'deploy.switchedOff': 'The operator has switched {name} off.',
  'deploy.menuElsewhere': 'The menu item {id} does not lead to a page of {name}.',
  'deploy.stillOn': '{name} is offered to users. Disable it first.',
  'directory.none': '{company} has no directory to sign in with.',
  'handshake.noEmployee': 'There is no such employee.',
  'handshake.ofRank': 'Employees with permissions sign in by handshake only where HANDSHAKE_KEY is set.',
  'handshake.ofAdministrator': 'An administrator does not sign in by handshake.',
  'ticket.spent': 'The ticket is not valid any more.',
  'language.unknown': 'Select one of the languages {languages}.',
  ...personalTexts,
} as const;
