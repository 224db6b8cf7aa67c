/** Why a release, a sign-in by another system, a saved view or a download is refused, by code. */
export const operationTexts = {
  'remote.unknown': 'The registry has no remote {name}.',
  'remote.noRelease': '{name} has no release {release}.',
  'remote.noEarlier': '{name} has no earlier release to go back to.',
  'remote.otherBytes': '{name} {version} ({build}) was shipped before with other bytes.',
  'directory.none': '{company} has no directory to sign in with.',
  'handshake.noEmployee': 'There is no such employee.',
  'handshake.ofRank': 'Employees with permissions sign in by handshake only where HANDSHAKE_KEY is set.',
  'handshake.ofAdministrator': 'An administrator does not sign in by handshake.',
  'session.ended': 'This session has ended already.',
  'ticket.spent': 'The ticket is not valid any more.',
  'language.unknown': 'Select one of the languages {languages}.',
  'view.tooMany': 'A list keeps at most {most} views. Delete one of them first.',
  'download.underWay': 'You have downloads under way. Please wait for one of them.',
} as const;
