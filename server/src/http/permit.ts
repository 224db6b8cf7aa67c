import { hasRowActions } from 'shared-contracts/rule/column-visibility';
import { type Capability, may } from 'shared-contracts/rule/permission';
import { Refusal } from './refusal';
import type { Principal } from '../access/principal';

/** Throws a refusal when the employee may not make the call at all; asked before its request is read. */
export type Permit = (caller: Principal) => void;

/** For whoever has the capability of section 6. */
export function permitCapability(capability: Capability): Permit {
  return ({ user }) => {
    if (!may(user, capability)) throw new Refusal('notPermitted');
  };
}

/** For the row actions of section 6. */
export const permitRowActions: Permit = ({ user }) => {
  if (!hasRowActions(user)) throw new Refusal('notPermitted', { message: 'Only a substation of GETCO can record this.' });
};
