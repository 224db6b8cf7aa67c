import * as v from 'valibot';
import type { GridAType } from '../constant/column-type';
import { type CleanRow, type ListField, rowCodec } from './field-table';
import { momentSchema } from './moment';

/** What the security trail tells of an account. */
export const securityKinds = [
  'signIn', 'handshake', 'signOut', 'signInFailed', 'signInDelayed',
  'passwordChanged', 'passwordSet', 'permissionsChanged', 'activated', 'deactivated', 'sessionEnded', 'accountAdded',
  'secondFactorOn', 'secondFactorOff', 'recoveryCodesMade', 'recoveryCodeUsed', 'codeFailed',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** The owner is told of these. A sign-in counts only from a device that the account did not know. */
export const newsKinds = [
  'signIn', 'handshake', 'passwordChanged', 'passwordSet', 'permissionsChanged',
  'secondFactorOn', 'secondFactorOff', 'recoveryCodesMade', 'recoveryCodeUsed', 'codeFailed',
] as const satisfies readonly SecurityKind[];

const text = v.nullable(v.string());

export const securityFields = {
  id: { wire: 'id', type: 'number', schema: v.number() },
  at: { wire: 'at', type: 'dateRange', schema: momentSchema },
  kind: { wire: 'kind', type: 'text', schema: v.picklist(securityKinds) },
  companyName: { wire: 'company_name', type: 'text', schema: v.string() },
  empNo: { wire: 'emp_no', type: 'text', schema: v.string() },
  /** Who did it to the account; null: its owner, or somebody who claimed to be. */
  actorName: { wire: 'actor_name', type: 'text', schema: text },
  address: { wire: 'address', type: 'text', schema: text },
  device: { wire: 'device', type: 'text', schema: text },
  times: { wire: 'times', type: 'number', schema: v.number() },
} as const satisfies Record<string, ListField<GridAType>>;

export type SecurityRow = CleanRow<typeof securityFields>;
export const securityRow = rowCodec(securityFields);
