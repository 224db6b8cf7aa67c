import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { hostApiVersion } from './host-api';

it('is the version of shared-ui', () => {
  const text = readFileSync(join(__dirname, '../../../shared-ui/package.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: hostApiVersion });
});
