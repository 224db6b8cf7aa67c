// What an entry of the audit trail about an employee says to the security trail.
import type { SecurityKind } from 'shared-contracts/entity/security-event';

const kindOfAction: Readonly<Record<string, SecurityKind>> = {
  addEmployee: 'accountAdded',
  changePassword: 'passwordChanged',
  setPassword: 'passwordSet',
  setPermissions: 'permissionsChanged',
  grantPermissions: 'permissionsChanged',
  revokePermissions: 'permissionsChanged',
  activateEmployee: 'activated',
  deactivateEmployee: 'deactivated',
  endSessions: 'sessionEnded',
  endSession: 'sessionEnded',
  addSecondFactor: 'secondFactorOn',
  removeSecondFactor: 'secondFactorOff',
  renewRecoveryCodes: 'recoveryCodesMade',
};

interface Entry {
  readonly action: string;
  readonly subject: string;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Null: it has nothing to do with who may sign in. */
export function securityKindOf({ action, subject, after }: Entry): SecurityKind | null {
  if (subject !== 'employee') return null;
  if (action === 'updateEmployee') return after?.['isPasswordNew'] === true ? 'passwordSet' : null;
  return kindOfAction[action] ?? null;
}
