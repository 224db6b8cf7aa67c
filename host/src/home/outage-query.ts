import { limits } from 'shared-contracts/constant/limit';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { dateOf, daysBefore } from 'shared-ui/time';

const recentCount = 5;

/** The newest outages within the window of the Outage List. `now` in epoch milliseconds. */
export function recentOutagesQuery(now: number): GridAQuery {
  return {
    offset: 0,
    limit: recentCount,
    orderBy: null,
    orderByType: null,
    defaultOrderBy: 'fault_start_date_time',
    defaultOrderByType: 'desc',
    filters: [{ field: 'fault_start_date_time', operator: 'between', from: daysBefore(now, limits.outageWindowDays), to: dateOf(now) }],
    download: null,
  };
}
