import { type APIRequestContext, request } from '@playwright/test';
import { signInElsewhere } from '../harness/api';
import { apiUrl } from '../harness/suite';
import type { Account } from '../harness/account';

export interface Feeder {
  readonly feeder_id: string;
  readonly feeder_name: string;
  readonly categor: string;
  readonly company_name: string;
  readonly circle_name: string;
  readonly division_name: string;
  readonly subdivision_name: string;
  readonly ss_name: string;
}

async function asUser<Answer>(account: Account, ask: (api: APIRequestContext) => Promise<Answer>): Promise<Answer> {
  const api = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${await signInElsewhere(account)}` } });
  const answer = await ask(api);
  await api.dispose();
  return answer;
}

/** Feeders of the account's organisation, a few of each category, no two of one name. */
export function feedersOf(account: Account, categories: readonly string[]): Promise<readonly Feeder[]> {
  return asUser(account, async (api) => {
    const found = new Map<string, Feeder>();
    for (const category of categories) {
      const params = { offset: 0, limit: 100, filter_field_1: 'categor', filter_op_1: '=', filter_val_1: category };
      const { dataSource }: { dataSource: Feeder[] } = await (await api.get(`${apiUrl}/outage`, { params })).json();
      for (const feeder of dataSource) if (!found.has(feeder.feeder_name)) found.set(feeder.feeder_name, feeder);
    }
    return [...found.values()];
  });
}

/** Our own number of an outage that the monitoring system has reported. */
export function outageIdOf(account: Account, sfmsId: string): Promise<number> {
  return asUser(account, async (api) => {
    const params = { offset: 0, limit: 1, filter_field_1: 'sfms_id', filter_op_1: '=', filter_val_1: sfmsId };
    const { dataSource }: { dataSource: { id: number }[] } = await (await api.get(`${apiUrl}/outage`, { params })).json();
    return dataSource[0]?.id ?? 0;
  });
}
