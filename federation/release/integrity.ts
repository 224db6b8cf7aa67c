// The hash by which a browser accepts a script, as in subresource integrity.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
