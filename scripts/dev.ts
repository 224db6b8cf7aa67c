// pnpm dev: one remote from this working copy, everything else from a running suite.
import { parseArgs } from 'node:util';
import { createDevServer, watchRemote } from 'federation/dev';
import { runCommandLine, say } from 'federation/registry/command';
import { findRemote } from 'federation/registry/remote-name';
import { UsageError } from 'federation/registry/target';
import { isFree } from '../tools/suite/port';
import { readRunning } from 'federation/registry/running';
import { readSettings } from '../tools/suite/settings';
import { workspaceFolder } from '../tools/suite/workspace-folder';

const help = `pnpm dev <remote> [--port 4000] [--host http://... --api http://...]

Builds one remote and again with every change, and serves the suite with it: pages reload by themselves.
Host, API and the other remotes come from a running suite (npm start on SUITE_DATA_DIR, or --host and
--api); nobody else sees the remote.

Inside a host that allows it (SUITE_DEV_REMOTES=1 npm start) the same build takes the remote's place by
  <host>/...?remote-override=remote-<name>@http://localhost:<port>/@remote/mf-manifest.json

  --port   without it the first free one from 4100
  --help`;

function findSuite(host: string | undefined, api: string | undefined): { hostUrl: string; apiUrl: string } {
  if (host && api) return { hostUrl: host, apiUrl: api };
  const { dataDir } = readSettings({ ...process.env, SUITE_DEMO: '1' }, workspaceFolder);
  const running = readRunning(dataDir);
  if (!running) throw new UsageError(`No suite runs on ${dataDir}: npm start, or name one by --host and --api.`);
  return { hostUrl: running.url, apiUrl: running.apiUrl };
}

async function findPort(): Promise<number> {
  for (let port = 4100; port < 4200; port += 1) if (await isFree(port)) return port;
  throw new Error('No free port from 4100 to 4199: choose one with --port.');
}

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' }, host: { type: 'string' }, api: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return say(help);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(help);
  const suite = findSuite(values.host, values.api);
  const remote = await findRemote(name);
  const port = values.port === undefined ? await findPort() : Number(values.port);
  let reload = (): void => undefined;
  const watched = await watchRemote(remote, (failure) => {
    say(failure ?? `${remote.name} is built: http://localhost:${port}${remote.basePaths[0] ?? '/'}`);
    if (failure === null) reload();
  });
  const dev = createDevServer({ remote, folder: watched.folder, ...suite });
  ({ reload } = dev);
  dev.server.listen(port, 'localhost');
  say(`${remote.name} on ${suite.hostUrl}; Ctrl-C ends it`);
  const stop = async () => {
    dev.server.closeAllConnections();
    dev.server.close();
    await watched.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
});
