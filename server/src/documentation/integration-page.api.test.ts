// What docs/integration.md shows is what the server takes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webhookMessageSchema, webhookOutageSchema } from 'shared-contracts/entity/webhook-message';
import * as v from 'valibot';
import { ingest, ingestKey } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';
import { makeSecret, secretText, signedHeaders } from '../webhooks/secret';

const page = readFileSync(join(__dirname, '../../../docs/integration.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text.trim());

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
  for (const id of ['100001', '100002']) {
    await suite.pool.query(`insert into feeder (id, name, category, substation_code, subdivision_code)
      select $1, 'Example', category, substation_code, subdivision_code from feeder limit 1 on conflict do nothing`, [id]);
  }
});
afterAll(() => suite.close());

describe('docs/integration.md', () => {
  it('shows events that are all taken, of every kind', async () => {
    const events = blocks('json').flatMap((block) => block.split('\n').map((line): { type: string } => JSON.parse(line)));
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['open', 'close', 'update', 'reopen', 'cancel']));
    const answer = (await ingest(suite, events)).json<{ accepted: number; updated: number }>();
    expect(answer).toMatchObject({ duplicates: 0, conflicts: [], rejected: [] });
    const { rows } = await suite.pool.query('select fault_end, customers_out from outage where sfms_id = $1', ['OMS-17']);
    expect(rows).toEqual([{ fault_end: new Date('2026-11-20T11:48:00+05:30'), customers_out: 96 }]);
  });

  it('shows a list that is taken', async () => {
    const [snapshot = ''] = blocks('json snapshot');
    const answer = await suite.app.inject({
      method: 'POST',
      url: '/ingest/snapshot',
      headers: { 'x-ingest-key': ingestKey, 'content-type': 'application/json' },
      payload: snapshot,
    });
    expect(answer.json()).toEqual({ opened: 1, updated: 0, closed: 0, unchanged: 0, rejected: [] });
  });

  it('shows a body for curl that is taken', async () => {
    const [, body = ''] = /-d '(.*)'/.exec(blocks('sh')[0] ?? '') ?? [];
    expect(
      (
        await suite.app.inject({
          method: 'POST',
          url: '/ingest/outages',
          headers: { 'x-ingest-key': ingestKey, 'content-type': 'application/json' },
          payload: body,
        })
      ).json(),
    ).toMatchObject({ accepted: 1 });
  });

  it('shows a message to a webhook with all its fields, and how to check its signature', async () => {
    const [body = ''] = blocks('json webhook');
    const example = v.parse(webhookMessageSchema, JSON.parse(body));
    if (example.type === 'test') throw new Error('The page shows a test.');
    expect(Object.keys(JSON.parse(body).data.outage)).toEqual(Object.keys(webhookOutageSchema.entries));
    const code = blocks('js').find((block) => block.includes('isGenuine')) ?? '';
    const check: (secret: string, headers: object, text: string) => boolean = new Function(
      'createHmac', 'timingSafeEqual', `${code.replace(/^import .*$/m, '').replace('export ', '')}; return isGenuine;`,
    )(createHmac, timingSafeEqual);
    const [old, fresh] = [makeSecret(), makeSecret()];
    const headers = signedHeaders([fresh, old], { messageId: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body });
    expect([old, fresh, makeSecret()].map((secret) => check(secretText(secret), headers, body))).toEqual([true, true, false]);
    expect(check(secretText(fresh), headers, `${body} `)).toBe(false);
    expect(check(secretText(fresh), { ...headers, 'webhook-timestamp': '1000' }, body)).toBe(false);
  });

  it('and /openapi.json show every event with its fields', async () => {
    const { paths } = (await suite.get('/openapi.json')).json<{
      paths: Record<
        string,
        {
          post: {
            requestBody: {
              content: Record<
                string,
                { schema: { properties: Record<string, { items: { oneOf: { properties: object }[] }; examples: unknown[] }> } }
              >;
            };
          };
        }
      >;
    }>();
    const { events } = paths['/ingest/outages']?.post.requestBody.content['application/json']?.schema.properties ?? {};
    expect(events?.items.oneOf).toHaveLength(5);
    expect(events?.examples.length).toBeGreaterThan(0);
    for (const { properties } of events?.items.oneOf ?? [])
      for (const name of Object.keys(properties)) expect(page).toContain(`| \`${name}\` |`);
  });
});
