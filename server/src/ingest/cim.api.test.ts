// The doors for messages of IEC 61968-3 and of ODIN.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cimExample, odinExample } from 'shared-contracts/entity/cim-example';
import { ingestKey } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
  for (const id of ['100001', '100002']) {
    await suite.pool.query(`insert into feeder (id, name, category, substation_code, subdivision_code)
      select $1, 'Example', category, substation_code, subdivision_code from feeder limit 1 on conflict do nothing`, [id]);
  }
});
afterAll(() => suite.close());

const send = async (url: string, payload: string | Buffer, headers: Readonly<Record<string, string>>) => {
  const answer = await suite.app.inject({ method: 'POST', url, headers: { 'x-ingest-key': ingestKey, ...headers }, payload });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};
const json = { 'content-type': 'application/json' };
const xml = { 'content-type': 'application/xml; charset=utf-8' };
const nothing = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [] };
const ofCim = (text: string) => text.replaceAll('CIM-31', 'CIM-32').replaceAll('T10:22', 'T10:52').replaceAll('T10:3', 'T10:5');

describe('POST /ingest/cim', () => {
  it('takes JSON and XML; the same said again changes nothing', async () => {
    expect(await send('/ingest/cim', JSON.stringify(cimExample.json), json)).toEqual({ status: 200, body: { ...nothing, accepted: 1 } });
    expect(await send('/ingest/cim', cimExample.xml, xml)).toEqual({ status: 200, body: { ...nothing, duplicates: 1 } });
    const { rows } = await suite.pool.query("select feeder_id, customers_out, cause, device from outage where sfms_id = 'CIM-31'");
    expect(rows).toEqual([{ feeder_id: '100001', customers_out: 380, cause: 'vegetation', device: 'Breaker 7' }]);
  });

  it('takes gzip, ends, and says which outage is rejected', async () => {
    const ended = ofCim(cimExample.xml).replace('</m:start>', '</m:start><m:end>2026-11-20T11:40:00+05:30</m:end>');
    const another = '<m:UnplannedOutage><m:mRID>X</m:mRID></m:UnplannedOutage>';
    const withAnother = ended.replace('</m:UnplannedOutages>', `${another}</m:UnplannedOutages>`);
    expect(await send('/ingest/cim', gzipSync(withAnother), { ...xml, 'content-encoding': 'gzip' })).toEqual({
      status: 200,
      body: { ...nothing, accepted: 3 },
    });
    const { rows } = await suite.pool.query("select fault_end from outage where sfms_id = 'CIM-32'");
    expect(rows).toEqual([{ fault_end: new Date('2026-11-20T11:40:00+05:30') }]);
    const unknown = { UnplannedOutage: [{ mRID: 'Y', metersAffected: 5 }, { mRID: 'Z', Feeder: { mRID: 'none' }, startTime: 'never' }] };
    expect(await send('/ingest/cim', JSON.stringify(unknown), json)).toMatchObject({
      status: 200,
      body: { accepted: 1, rejected: [{ index: 1, message: expect.stringContaining('startedAt') }] },
    });
  });

  it.each([
    ['a billion laughs', '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>', 400],
    ['a deep nest', '<a>'.repeat(100_000), 400],
    ['half a message', cimExample.xml.slice(0, 400), 400],
    ['no outage', '<EventMessage><Header/></EventMessage>', 400],
    ['too much', `<a>${' '.repeat(9 * 1024 * 1024)}</a>`, 413],
  ])('refuses %s', async (_name, payload, status) => {
    const answer = await send('/ingest/cim', payload, xml);
    expect(answer).toMatchObject({ status, body: { status: 'Fail', message: expect.any(String) } });
    expect(JSON.stringify(answer.body).length).toBeLessThan(500);
  });

  it('is the only kind of door for XML, and needs a key', async () => {
    expect((await send('/ingest/outages', cimExample.xml, xml)).status).toBe(415);
    expect((await send('/ingest/cim', cimExample.xml, { ...xml, 'x-ingest-key': 'wrong' })).status).toBe(401);
  });
});

describe('POST /ingest/odin', () => {
  it('is the list of everything that is out: what is missing in a later one has ended', async () => {
    await suite.pool.query('update outage set source_id = null where fault_end is null');
    const [first] = odinExample.json.PubOutages.Outage;
    const list = (numbers: readonly number[], at: string) => ({
      PubOutages: {
        Header: { Timestamp: `2026-11-20T${at}:00+05:30` },
        Outage: numbers.map((number) => ({ ...first, mRID: `ODIN-${number}`, reportedStartTime: `2026-11-20T11:0${number}:00+05:30` })),
      },
    });
    const unchanged = { opened: 0, updated: 0, closed: 0, unchanged: 0, rejected: [] };
    const sendList = (numbers: readonly number[], at: string) => send('/ingest/odin', JSON.stringify(list(numbers, at)), json);
    expect(await sendList([1, 2, 3], '11:30')).toEqual({ status: 200, body: { ...unchanged, opened: 3 } });
    expect(await sendList([1, 3], '11:40')).toMatchObject({ status: 200, body: { opened: 0, closed: 1 } });
    const { rows } = await suite.pool.query("select sfms_id from outage where sfms_id like 'ODIN%' and fault_end is null order by 1");
    expect(rows).toEqual([{ sfms_id: 'ODIN-1' }, { sfms_id: 'ODIN-3' }]);
    expect(await sendList([], '11:50')).toMatchObject({ status: 409 });
    expect(await send('/ingest/odin', odinExample.xml.replace('11:30', '23:30'), xml)).toMatchObject({ status: 400 });
    expect(await send('/ingest/odin', odinExample.xml, xml)).toMatchObject({ status: 409 });
  });
});
