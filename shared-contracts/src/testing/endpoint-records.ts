// Every record of a call, for tests. They are read from the folder, so nobody has to list a new one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Endpoint } from '../endpoint';

const folder = join(__dirname, '../endpoint');

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'access' in value && 'response' in value;
}

/** The records among what a file exports: on their own, or by name in an object, as the four calls of a feeder are. */
export function recordsIn(exported: object): Endpoint[] {
  return Object.values(exported).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const among = isEndpoint(value) ? [value] : Object.values(value);
    return among.filter((inner): inner is Endpoint => typeof inner === 'object' && inner !== null && isEndpoint(inner));
  });
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));

export const endpointRecords: readonly Endpoint[] = files
  .toSorted()
  .flatMap((file) => recordsIn(jest.requireActual<object>(join(folder, file))));
