// Static server process of the host or of one remote.
import { parseArgs } from 'node:util';
import { hostServer } from './host-server';
import { remoteServer } from './remote-server';
import { runTimeConfig } from './run-time-config';

const help = `Serves the host or one remote from a folder.

  node federation/dist/serve.js host   --folder <built host> --port 3000
  node federation/dist/serve.js remote --folder <releases>   --port 3001 --host-origin http://localhost:3000

The host's /config.json is made from SUITE_API_URL, SUITE_REMOTE_ORIGINS (separated by commas),
FORGOT_PASSWORD_URL, SURFACE_URL, ORGANIZATION_PENDING_URL, ORGANIZATION_VIEW_URL, COMPLAINT_URL,
OUTAGE_EXTERNAL_URL, MAP_TILE_URL and ALLOWED_RESTORATION_HOURS ({"JGY":2,...}). SUITE_DEV_REMOTES=1
lets a developer load a remote from their own machine in place of a released one.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    port: { type: 'string' },
    'host-origin': { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
});

const [kind] = positionals;
const { folder, port } = values;
if (values.help || !folder || !port || (kind !== 'host' && kind !== 'remote')) {
  process.stdout.write(`${help}\n`);
  process.exit(values.help ? 0 : 2);
}

const app = kind === 'host'
  ? await hostServer(folder, runTimeConfig(process.env))
  : await remoteServer({ folder, hostOrigins: values['host-origin'] });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
// The process that started this one was killed. It must leave no server behind on the port.
process.once('disconnect', () => process.exit(0));
await app.listen({ host: 'localhost', port: Number(port) });
process.stdout.write(`${kind} listening on port ${port}\n`);
