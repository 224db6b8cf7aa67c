// What an officer has seen of an employee, in a few letters: a fingerprint of each field. Compared
// with the row as it is, it tells not only that something was changed meanwhile, but what.
import { createHash } from 'node:crypto';

const fields = ['designation', 'email', 'mobile', 'organizationCode', 'passwordHash'] as const;
export type VersionedField = (typeof fields)[number];

type Versioned = Readonly<Record<VersionedField, string | null>>;

const fingerprintLength = 8;

function fingerprint(value: string | null): string {
  return createHash('sha256').update(value ?? '').digest('base64url').slice(0, fingerprintLength);
}

export function versionOf(employee: Versioned): string {
  return fields.map((field) => fingerprint(employee[field])).join('.');
}

/** The fields that are not as they were when the version was read. */
export function changedSince(version: string, employee: Versioned): VersionedField[] {
  const seen = version.split('.');
  return fields.filter((field, index) => seen[index] !== fingerprint(employee[field]));
}
