import { cellTexts } from './cell-texts';

/** Why master data and accounts cannot be changed, by code; the server alone finds these. */
export const masterDataTexts = {
  'account.outranked': 'This employee has permissions that you do not have.',
  'account.ownSecondFactor': 'You switch your own two-step sign-in off under My Sessions, with your password and a code.',
  'account.lastSuperAdmin': 'This is the last active super-admin. Give the permission to somebody else first.',
  'account.unknownPermission': "There is no permission '{name}'.",
  'account.foreignPermission': "You cannot grant or take away '{name}', which you do not have.",
  'office.otherLevel': 'The new code must be of the same level as the old one.',
  'office.otherCompany': 'An office stays in its company.',
  'office.outside': 'This place is not below your own organization.',
  'office.noParent': 'There is no office {code} in use.',
  'office.codeTaken': 'The code {code} is already in use.',
  'office.hasOffices': 'Office {code} still has {count} offices below it.',
  'office.hasFeeders': 'Office {code} still has {count} feeders.',
  'office.hasEmployees': 'Office {code} still has {count} active employees.',
  'office.hasSubstations': 'Office {code} is still fed by {count} substations.',
  'record.retired': 'It is retired. Add it again to take it into use.',
  'record.exists': 'A record with this key is there already.',
  'import.oneFault': 'The file has a fault. Nothing was changed.',
  'import.faults': 'The file has {count} faults. Nothing was changed.',
  'import.tooLarge': 'The file is larger than {most} MB.',
  ...cellTexts,
} as const;
