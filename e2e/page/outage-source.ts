import type { APIRequestContext } from '@playwright/test';
import { apiUrl } from '../harness/suite';
import type { Account } from '../harness/account';

export interface OutageRow {
  readonly id: number;
  readonly categor: string;
  readonly interruption_type: number;
  readonly fault_type: number | null;
  readonly duration_based_fault_type: string | null;
  readonly fault_start_date_time: string;
  readonly fault_end_date_time: string | null;
}

/** The API as another client of the same person: finds outages of a kind, and is faster than a form. */
export class OutageSource {
  constructor(
    private readonly request: APIRequestContext,
    private readonly account: Account,
    /** Outages that tests have used, so that none is used twice. */
    private readonly taken: Set<number>,
  ) {}

  async signIn(): Promise<string> {
    const { company: companyName, empNo, password } = this.account;
    const answer = await this.request.post(`${apiUrl}/auth/login`, { data: { companyName, empNo, password, appName: 'outage-suite-web' } });
    const { user }: { user: { auth_token: string } } = await answer.json();
    return user.auth_token;
  }

  /** An outage of the last days that no test has used yet. */
  async take(fits: (row: OutageRow) => boolean): Promise<OutageRow> {
    const headers = { authorization: `Bearer ${await this.signIn()}` };
    for (let offset = 0; offset < 1000; offset += 100) {
      const answer = await this.request.get(`${apiUrl}/outage`, {
        headers,
        params: { offset, limit: 100, orderBy: 'fault_start_date_time', orderByType: 'desc' },
      });
      const { dataSource }: { dataSource: OutageRow[] } = await answer.json();
      const row = dataSource.find((candidate) => fits(candidate) && !this.taken.has(candidate.id));
      if (row) {
        this.taken.add(row.id);
        return row;
      }
      if (dataSource.length < 100) break;
    }
    throw new Error('The demo data has no such outage left.');
  }

  async post(path: string, data: object): Promise<number> {
    const answer = await this.request.post(`${apiUrl}${path}`, { headers: { authorization: `Bearer ${await this.signIn()}` }, data });
    return answer.status();
  }

  /** Ends a session as an administrator or a timeout would. */
  async signOut(token: string): Promise<number> {
    const answer = await this.request.post(`${apiUrl}/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
    return answer.status();
  }
}
