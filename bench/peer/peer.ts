import { indianMidnight } from 'shared-contracts/constant/indian-time';
import type { User } from 'shared-contracts/entity/user';
import { codeRange } from 'shared-contracts/rule/organisation-scope';
import { listQuery } from '../load/list-call';

/** Somebody else's server on the same data. It neither signs anybody in nor limits them to their office. */
export interface RunningPeer {
  readonly name: string;
  readonly version: string;
  /** What is told of its tables. */
  readonly table: string;
  /** The list of seven days as this user sees it, page 1, with its exact total. */
  request(user: User): {
    readonly address: string;
    readonly method?: 'POST';
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  stop(): Promise<void>;
}

export type StartPeer = (databaseUrl: string, log: (line: string) => void) => Promise<RunningPeer>;

/** The scope and the seven days, handed to a peer as a filter. `to` is null for who sees all. */
export function filterOf({ trimEurjaCode }: User): {
  readonly since: string;
  readonly before: string;
  readonly from: string;
  readonly to: string | null;
} {
  const [window] = listQuery().filters;
  const day = window && 'from' in window ? window.from : '';
  const { from, to } = codeRange(trimEurjaCode);
  return { since: indianMidnight(day), before: new Date(Date.now() + 86_400_000).toISOString(), from, to };
}
