// The list of feeders in SQL; `o` is the row.
import { type RawBuilder, sql } from 'kysely';
import { feederFields } from 'shared-contracts/entity/feeder';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import { keepsEverything } from '../access/suite-scope';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

const feeders = tableColumns(feederFields, {});

export const feederList: ListSource = {
  table: 'feeder_list',
  joins: {},
  columns: Object.values(feeders),
  defaultOrder: [{ column: feeders.feederId, direction: 'asc' }],
  tieBreak: feeders.feederId,
};

export function feederScope(user: Principal['user']): RawBuilder<boolean> {
  return keepsEverything(user) ? sql`true` : outageScope(user, 'o');
}
