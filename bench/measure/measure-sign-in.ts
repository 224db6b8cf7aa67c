import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { hashPassword, verifyPassword } from 'server/password';
import type { BenchContext } from '../suite/context';
import { openLane, openLanes } from '../load/http-lane';
import { accounts, bearer, listAddress, listQuery, signIn } from '../load/list-call';
import { runLoad } from '../load/load';
import { cpuSeconds } from '../load/process-usage';
import type { Report } from '../report/report';
import { median, quantile } from '../report/statistic';

/** Processor seconds of one check, alone on the machine. */
async function checkSeconds(): Promise<number> {
  const stored = await hashPassword('Demo@1234');
  const times: number[] = [];
  for (let check = 0; check < 40; check += 1) {
    const begun = process.cpuUsage();
    await verifyPassword(stored, 'Demo@1234');
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1e6);
  }
  return median(times);
}

/** Checks and nothing else, as many at a time as there are cores. */
async function checkLanes(cores: number): Promise<(() => Promise<void>)[]> {
  const stored = await hashPassword('Demo@1234');
  return Array.from({ length: cores }, () => async () => void (await verifyPassword(stored, 'Demo@1234')));
}

/** Log-ins as fast as they go, and what another user feels of them: a list call every 50 ms. */
export async function measureSignIn({ options, database, api }: BenchContext): Promise<Report> {
  const { data, version } = await database();
  const { url: apiUrl, pid } = await api();
  const { companyName, empNo, password } = accounts.circle;
  const { lanes, close } = openLanes(24, `${apiUrl}/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ companyName, empNo, password, appName: 'bench' }),
  });
  const user = await signIn(apiUrl, accounts.circle);
  const other = openLane(listAddress(apiUrl, listQuery()), { headers: bearer(user) });
  const cores = availableParallelism();
  await runLoad(lanes, 1);
  const bareLanes = await checkLanes(cores);
  const turns: { bare: number; rate: number; limit: number; check: number; p50: number; p99: number; busy: number }[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    const check = await checkSeconds();
    const times: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const begun = performance.now();
        await other.ask();
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const before = cpuSeconds(pid);
    const { perSecond } = await runLoad(lanes, options.seconds);
    isOver = true;
    await others;
    const { perSecond: bare } = await runLoad(bareLanes, options.seconds);
    turns.push({
      bare,
      rate: perSecond,
      check,
      limit: cores / check,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      busy: (cpuSeconds(pid) - before) / options.seconds,
    });
  }
  close();
  other.close();
  const of = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick));
  return {
    name: 'sign-in',
    data,
    versions: { PostgreSQL: version },
    tables: [{
      title: `Log-ins over 24 connections, median of ${options.runs} turns of ${options.seconds} s`,
      heading: ['', ''],
      rows: [
        ['log-ins per second', of(({ rate }) => rate).toFixed(1)],
        ['one argon2id check, ms of a core', (of(({ check }) => check) * 1000).toFixed(1)],
        [`${cores} cores / that`, of(({ limit }) => limit).toFixed(1)],
        [`checks alone, ${cores} at a time, turn by turn`, of(({ bare }) => bare).toFixed(1)],
        ['cores that the API used', of(({ busy }) => busy).toFixed(2)],
        ['list calls of another user meanwhile, p50 ms', of(({ p50 }) => p50).toFixed(1)],
        ['list calls of another user meanwhile, p99 ms', of(({ p99 }) => p99).toFixed(1)],
      ],
    }],
    ratios: [
      { work: 'log-ins per second', limit: 'cores / cpu time of one check', measured: `${of(({ rate }) => rate).toFixed(1)}/s`,
        reference: `${of(({ limit }) => limit).toFixed(1)}/s`, ratio: of(({ rate, limit }) => rate / limit),
        target: { bound: 'at least', value: 0.9 } },
      { work: 'log-ins per second', limit: `checks alone, ${cores} at a time, turn by turn`,
        measured: `${of(({ rate }) => rate).toFixed(1)}/s`, reference: `${of(({ bare }) => bare).toFixed(1)}/s`,
        ratio: of(({ rate, bare }) => rate / bare), target: { bound: 'at least', value: 0.9 } },
      { work: 'other calls meanwhile, p99', limit: '200 ms', measured: `${of(({ p99 }) => p99).toFixed(0)} ms`, reference: '200 ms',
        ratio: of(({ p99 }) => p99) / 200, target: { bound: 'at most', value: 1 } },
    ],
    plot: { title: 'Log-ins per second beside what the cores can check', unit: '/s',
      bars: [{ label: 'log-ins', value: of(({ rate }) => rate) }, { label: 'cores / argon2id check', value: of(({ limit }) => limit) }] },
  };
}
