/** Why a call about the user's own sessions, views and downloads is refused, by code. */
export const personalTexts = {
  'session.ended': 'This session has ended already.',
  'secondFactor.isOn': 'Two-step sign-in is on already.',
  'secondFactor.isOff': 'Two-step sign-in is off.',
  'view.tooMany': 'A list keeps at most {most} views. Delete one of them first.',
  'download.underWay': 'You have downloads under way. Please wait for one of them.',
} as const;
