import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPeer } from './install';
import { filterOf, type StartPeer } from './peer';

const versions = { postgraphile: '5.1.5', 'postgraphile-plugin-connection-filter': '4.0.1' } as const;
const port = 24_090;

const query = `query ($filter: OutageFilter) {
  allOutages(first: 10, orderBy: [FAULT_START_DESC, ROW_ID_DESC], filter: $filter) { totalCount nodes {
    rowId sfmsId feederId feederName category substationCode subdivisionCode interruptionType faultType outageTypeName
    faultStart faultEnd } } }`;

/** PostGraphile on the suite's own partitioned tables, with its fastest preset. */
export const startPostgraphile: StartPeer = async (databaseUrl, log) => {
  const { folder, node } = await installPeer('postgraphile', versions, log);
  const script = join(folder, 'server.mjs');
  // Its program is a text here, so that nobody looks for its packages in the workspace.
  copyFileSync(fileURLToPath(new URL('postgraphile-server.mjs.txt', import.meta.url)), script);
  const child = spawn(node, [script], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return {
    name: 'PostGraphile 5',
    version: versions.postgraphile,
    table: 'same tables',
    request: (user) => {
      const { since, before, from, to } = filterOf(user);
      const filter = {
        faultStart: { greaterThanOrEqualTo: since, lessThan: before },
        substationCode: { greaterThanOrEqualTo: from, ...(to !== null && { lessThan: to }) },
      };
      return { address: `http://127.0.0.1:${port}/graphql`, method: 'POST', body: JSON.stringify({ query, variables: { filter } }) };
    },
    stop: async () => void child.kill(),
  };
};
