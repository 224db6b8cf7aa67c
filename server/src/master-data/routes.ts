// The calls about feeders, offices and substations, one record at a time.
import { fileNames } from 'shared-contracts/constant/limit';
import { listFeeders } from 'shared-contracts/endpoint/master-data/list-feeders';
import { listOffices } from 'shared-contracts/endpoint/master-data/list-offices';
import { moveOffice } from 'shared-contracts/endpoint/master-data/move-office';
import { placeFeeder as placeFeederCall } from 'shared-contracts/endpoint/master-data/place-feeder';
import { feederCalls, officeCalls, substationCalls } from 'shared-contracts/endpoint/master-data/record-calls';
import { searchOffices } from 'shared-contracts/endpoint/master-data/search-offices';
import type { FeederRow } from 'shared-contracts/entity/feeder';
import { type ImportKind, importTables } from 'shared-contracts/import/import-kind';
import type { Principal } from '../access/principal';
import { answerGridA } from '../grid/answer-grid-a';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { type FeederWrite, readFeeder, writeFeeder } from './feeder-form';
import { feederList, feederScope } from './feeder-list';
import { findOffices } from './find-offices';
import { listOfficeNodes } from './list-offices';
import { moveOfficeTo } from './move-office';
import { placeFeeder } from './place-feeder';
import { readRecord, readUsedRecord } from './read-record';
import { retireRecord } from './retire-record';
import { writeRecord } from './write-record';

function registerRecords(router: Router, services: Services): void {
  const write = (kind: ImportKind, form: FeederWrite) =>
    kind === 'feeders' ? writeFeeder(services, form) : writeRecord(services, { kind, ...form });
  const kinds = [
    { kind: 'feeders', calls: feederCalls },
    { kind: 'offices', calls: officeCalls },
    { kind: 'substations', calls: substationCalls },
  ] as const;
  for (const { kind, calls } of kinds) {
    const [keyColumn = ''] = importTables[kind].key;
    const read = (caller: Principal, key: string) =>
      kind === 'feeders' ? readFeeder(services, caller, key) : readRecord(services.db, caller, kind, key);
    router.handle(calls.read, async ({ input: { params }, caller: { principal } }) => ({ data: await read(principal, params.key) }));
    router.handle(calls.add, async ({ input: { body }, caller: { principal } }) => {
      await write(kind, { caller: principal, id: String(body[keyColumn] ?? '').trim(), values: body, isNew: true });
      return success(`${kind}.added`);
    });
    router.handle(calls.change, async ({ input: { params: { key }, body }, caller: { principal } }) => {
      const { values } = await readUsedRecord(services.db, principal, kind, key);
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      await write(kind, { caller: principal, id: key, values: { ...values, ...given, [keyColumn]: key }, isNew: false });
      return success(`${kind}.updated`);
    });
    router.handle(calls.retire, async ({ input: { params }, caller: { principal } }) => {
      await retireRecord(services, principal, kind, params.key);
      return success(`${kind}.retired`);
    });
  }
}

export function registerMasterData(router: Router, services: Services): void {
  const { db } = services;
  registerRecords(router, services);

  router.handle(listFeeders, async ({ input: { query }, caller: { principal: { employeeId, user } }, left }) => {
    const reader = { id: employeeId, left };
    return answerGridA<FeederRow>(services, { query, source: feederList, scope: feederScope(user), fileName: fileNames.feeders, reader });
  });
  router.handle(placeFeederCall, async ({ input: { params, body }, caller: { principal } }) => {
    await placeFeeder(services, principal, params.key, body.position);
    return success('feeders.placed');
  });
  router.handle(searchOffices, async ({ input: { query } }) => ({ data: await findOffices(db, query) }));
  router.handle(listOffices, async ({ input: { query }, caller: { principal } }) => ({
    data: await listOfficeNodes(db, principal.user, query),
  }));
  router.handle(moveOffice, async ({ input: { params, body }, caller: { principal } }) => {
    await moveOfficeTo(services, principal, { from: params.key, to: body.code });
    return success('offices.moved');
  });
}
