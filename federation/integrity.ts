// The hash by which a browser accepts a script, as in subresource integrity.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** sha384 in base64: what stands behind `sha384-`. */
export function sha384(bytes: string | Uint8Array): string {
  return createHash('sha384').update(bytes).digest('base64');
}

export function integrityOf(file: string): string {
  return `sha384-${sha384(readFileSync(file))}`;
}
