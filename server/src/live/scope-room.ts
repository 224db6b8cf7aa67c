// One room for each organisation that somebody watches from. An outage goes to the rooms of every office above it, in
// both hierarchies. So a room holds exactly what the outage lists of its users hold.
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';

const everything = 'all';

/** The room of a user's organisation. */
export function roomOfUser({ companyName, trimEurjaCode }: Pick<Principal['user'], 'companyName' | 'trimEurjaCode'>): string {
  const hierarchy = scopeHierarchyOf(companyName);
  return hierarchy === 'all' ? everything : `${hierarchy}:${trimEurjaCode}`;
}

/** Trimmed codes are whole pairs of digits: these are the offices at and above a code. */
function prefixesOf(code: string): string[] {
  return Array.from({ length: Math.floor(code.length / 2) }, (_, pairs) => code.slice(0, 2 * (pairs + 1)));
}

const roomsByOffices = new Map<string, readonly string[]>();

/** There are far fewer pairs of offices than outages, and a list of rooms for each is kept. */
export function roomsOfOutage(substationCode: string, subdivisionCode: string): readonly string[] {
  const offices = `${substationCode}:${subdivisionCode}`;
  const kept = roomsByOffices.get(offices);
  if (kept) return kept;
  const rooms = [
    everything,
    ...prefixesOf(substationCode).map((prefix) => `substation:${prefix}`),
    ...prefixesOf(subdivisionCode).map((prefix) => `subdivision:${prefix}`),
  ];
  roomsByOffices.set(offices, rooms);
  return rooms;
}
