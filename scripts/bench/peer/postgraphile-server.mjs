// Runs in a folder of its own on Node 22: PostGraphile on the tables of the suite, with its fastest preset
// and without anything that the suite's API does beside reading (sign-in, scope, names of offices).
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';

const preset = {
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public'],
      poolConfig: { max: 10, options: '-c jit=off -c timezone=UTC -c plan_cache_mode=force_custom_plan' },
    }),
  ],
  grafserv: { graphiql: false },
};
const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
