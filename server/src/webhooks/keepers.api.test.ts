import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';
import { until } from '../../test/until';
import { openReceiver, receiverSettings, told, type WebhookReceiver } from '../../test/webhook-receiver';

let suite: TestApp;
let admin = '';
let receiver: WebhookReceiver;
beforeAll(async () => {
  suite = await openTestApp({ environment: receiverSettings, firstRetrySeconds: 0.05 });
  admin = await suite.signIn('1003');
  receiver = await openReceiver();
});
afterEach(() => suite.pool.query('delete from webhook'));
afterAll(async () => {
  await receiver.close();
  await suite.close();
});

/** A webhook of the company office of DGVCL, and who keeps it. */
async function make(): Promise<number> {
  await suite.pool.query(`update employee set permissions = '{manage-webhooks}', is_active = true, organization_code = '04000000'
    where emp_no = '3001'`);
  const form = { name: 'Portal', url: receiver.url, events: ['opened'] };
  const answer = await suite.post('/webhooks', form, await suite.signIn('3001'));
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: number }>().id;
}
const stateOf = async (id: number) =>
  (await suite.get('/webhooks', admin)).json<{ data: { id: number; isActive: boolean; stop: string | null }[] }>().data.find((one) =>
    one.id === id);
const stops = async (id: number) => {
  await until(async () => (await stateOf(id))?.isActive === false);
  return (await stateOf(id))?.stop;
};
const refusedAs = async (path: string) => {
  const { statusCode, json } = await suite.post(path, {}, admin);
  return [statusCode, json<{ faults: { code: string }[] }>().faults.map(({ code }) => code)];
};

describe('a webhook whose keeper', () => {
  it.each([
    ['is deactivated', `is_active = false`, 'left'],
    ['loses the permission', `permissions = '{manage-feed}'`, 'permission'],
    ['moves to another office', `organization_code = (select min(code) from organisation where org_type = 2 and code like '04%')`, 'moved'],
  ])('%s stops at once, and is taken over by another administrator', async (_how, change, stop) => {
    const id = await make();
    await suite.pool.query(`update employee set ${change} where emp_no = '3001'`);
    expect(await stops(id)).toBe(stop);
    const heard = receiver.received.length;
    await ingest(suite, [opened(`${stop}-1`, { feederId: await feederOf('04') })]);
    expect(await refusedAs(`/webhooks/${id}/enable`)).toEqual([409, ['webhook.unkept']]);

    expect((await suite.post(`/webhooks/${id}/take-over`, {}, admin)).statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ isActive: true, stop: null, keeper: { empNo: '1003' }, office: { code: '04000000' } });
    expect(await refusedAs(`/webhooks/${id}/take-over`)).toEqual([409, ['webhook.isOwn']]);
    await ingest(suite, [opened(`${stop}-2`, { feederId: await feederOf('04') })]);
    await receiver.until(({ length }) => length > heard);
    expect(told(receiver.received.slice(heard))).toEqual([`opened ${stop}-2`]);
    const { rows } = await suite.pool.query(
      "select action, after from audit_entry where subject = 'webhook' and subject_id = $1 order by id offset 1", [String(id)]);
    expect(rows).toMatchObject([{ action: 'disable', after: { reason: stop } }, { action: 'takeOver' }]);
  });

  it('is promoted goes on, and what a person switched off stays so when it is taken over', async () => {
    const id = await make();
    await suite.pool.query("update employee set permissions = '{super-admin}', organization_code = '90000000' where emp_no = '3001'");
    await ingest(suite, [opened('promoted', { feederId: await feederOf('04') })]);
    await receiver.until((all) => told(all).includes('opened promoted'));
    expect((await suite.post(`/webhooks/${id}/disable`, {}, admin)).statusCode).toBe(200);
    expect((await suite.post(`/webhooks/${id}/take-over`, {}, admin)).statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ isActive: false, stop: 'person', keeper: { empNo: '1003' } });
  });
});

let used = 0;
/** Another feeder each time: two outages of one feeder at one time are one. */
async function feederOf(company: string): Promise<string> {
  const { rows: [row] } = await suite.pool.query<{ id: string }>(
    'select id from feeder where left(subdivision_code, 2) = $1 and retired_at is null order by id offset $2 limit 1', [company, used++]);
  if (!row) throw new Error(`Company ${company} has no feeder left.`);
  return row.id;
}
