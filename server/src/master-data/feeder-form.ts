// The form of a feeder: the columns of its file, and where it stands on the map.
import { degreesCell } from 'shared-contracts/import/cell';
import { placeColumns, type RowFault } from 'shared-contracts/import/import-kind';
import type { Principal } from '../access/principal';
import type { Services } from '../services/services';
import { type Position, setPlace } from './place-feeder';
import { type MasterRecord, readRecord } from './read-record';
import { type FormValues, refuseForm, writeRecord } from './write-record';

/** What is typed for the place; undefined: the form does not say. Throws a refusal where it is none. */
function readPlace(values: FormValues): Position | null | undefined {
  const [latitude, longitude] = placeColumns.map((name) => values[name]);
  if (latitude === undefined && longitude === undefined) return undefined;
  const texts = [String(latitude ?? '').trim(), String(longitude ?? '').trim()] as const;
  if (texts[0] === '' && texts[1] === '') return null;
  const read = [degreesCell(90)(texts[0], { today: '' }), degreesCell(180)(texts[1], { today: '' })];
  const faults = placeColumns.flatMap((column, index): RowFault[] => {
    const cell = read[index];
    if (texts[index] === '') return [{ column, code: 'place.half' }];
    return cell?.ok === false ? [{ column, code: cell.code, values: cell.values }] : [];
  });
  if (faults.length > 0) refuseForm(faults);
  return { latitude: Number(texts[0]), longitude: Number(texts[1]) };
}

export async function readFeeder({ db }: Pick<Services, 'db'>, caller: Principal, id: string): Promise<MasterRecord> {
  const record = await readRecord(db, caller, 'feeders', id);
  const place = await db.selectFrom('feeder').select(placeColumns).where('id', '=', id).executeTakeFirst();
  const texts = placeColumns.map((name) => [name, String(place?.[name] ?? '')] as const);
  return { ...record, values: { ...record.values, ...Object.fromEntries(texts) } };
}

export interface FeederWrite {
  readonly caller: Principal;
  readonly id: string;
  readonly values: FormValues;
  readonly isNew: boolean;
}

/** Both or nothing. */
export async function writeFeeder(services: Pick<Services, 'pool' | 'now'>, { caller, id, values, isNew }: FeederWrite): Promise<void> {
  const position = readPlace(values);
  const { latitude: _latitude, longitude: _longitude, ...columns } = values;
  await writeRecord(services, {
    kind: 'feeders',
    caller,
    values: columns,
    isNew,
    ...(position !== undefined && { also: (trx) => setPlace(trx, { caller, at: services.now(), id, position }) }),
  });
}
