import { limits } from 'shared-contracts/constant/limit';
import type { GridAFilter, GridAQuery } from 'shared-contracts/grid/grid-a';
import { dateOf, daysBefore } from 'shared-ui/time';

const recentCount = 5;

function queryOf(limit: number, filter: GridAFilter): GridAQuery {
  return {
    offset: 0,
    limit,
    orderBy: null,
    orderByType: null,
    defaultOrderBy: 'fault_start_date_time',
    defaultOrderByType: 'desc',
    filters: [filter],
    download: null,
  };
}

/** The outages without an end; only their number is wanted. */
export const openOutagesQuery = queryOf(1, { field: 'fault_end_date_time', operator: 'isEmpty', value: '' });

/** The newest outages within the window of the Outage List. `now` in epoch milliseconds. */
export function recentOutagesQuery(now: number): GridAQuery {
  return queryOf(recentCount, { field: 'fault_start_date_time', operator: 'between', from: daysBefore(now, limits.outageWindowDays), to: dateOf(now) });
}
