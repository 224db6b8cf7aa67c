import { type Capability, may } from 'shared-contracts/rule/permission';
import { Refusal } from '../http/refusal';
import type { Principal } from './principal';

/** Refuses whoever lacks the capability, before anything is read. */
export function requireCapability({ user }: Principal, capability: Capability): void {
  if (!may(user, capability)) throw new Refusal('notPermitted');
}
