import { expect, it } from '@jest/globals';
import { logout } from '../endpoint/session/logout';
import { createApiClient } from './api-client';

async function sentBy(getLanguage?: () => string): Promise<string | null> {
  let asked: string | null = null;
  const client = createApiClient({
    baseUrl: 'http://localhost:1',
    getToken: () => null,
    ...(getLanguage && { getLanguage }),
    fetch: async (input) => {
      asked = new Request(input).headers.get('accept-language');
      return Response.json({ status: 'Success', message: '' });
    },
  });
  await client.call(logout, {});
  return asked;
}

it('each call asks for texts in the language in force, where there is one', async () => {
  expect(await sentBy(() => 'gu')).toBe('gu');
  expect(await sentBy()).toBeNull();
});
