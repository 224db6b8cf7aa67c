// pnpm publish-remotes: what this working copy (or image) was built with goes to a deployment.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findApps } from 'federation/app';
import { buildApps } from 'federation/build';
import * as v from 'valibot';
import { publishRemotes } from '../tools/deploy/publish-remotes';

const help = `pnpm publish-remotes [remote ...]

Copies builds of remotes into the store of a deployment and publishes them. With names: these become
live at once. Without: every build that was never published before, but nothing is undone.

  SUITE_URL       address of the host for browsers; remotes are below {SUITE_URL}/remotes/
  SUITE_API_URL   address of the API
  DEPLOY_KEY      the API's key
  SUITE_DATA_DIR  holds the store, as remotes/ (default .data)
  SHIPPED_BY      who the audit trail names (default: the user of this machine)`;

const environmentSchema = v.object({
  SUITE_URL: v.pipe(v.string('SUITE_URL is required'), v.url('SUITE_URL is no address')),
  SUITE_API_URL: v.pipe(v.string('SUITE_API_URL is required'), v.url('SUITE_API_URL is no address')),
  DEPLOY_KEY: v.pipe(v.string('DEPLOY_KEY is required'), v.nonEmpty('DEPLOY_KEY is required')),
  SUITE_DATA_DIR: v.optional(v.string(), '.data'),
  SHIPPED_BY: v.optional(v.string(), () => userInfo().username),
});

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(names: readonly string[]): Promise<void> {
  const parsed = v.safeParse(environmentSchema, process.env);
  if (!parsed.success) throw new Error(parsed.issues.map(({ message }) => message).join('\n'));
  const {
    SUITE_URL: suiteUrl,
    SUITE_API_URL: apiUrl,
    DEPLOY_KEY: deployKey,
    SUITE_DATA_DIR: dataDir,
    SHIPPED_BY: publishedBy,
  } = parsed.output;
  const [apps, built] = await Promise.all([findApps(), buildApps({ log: say })]);
  const lines = await publishRemotes({ store: join(dataDir, 'remotes'), suiteUrl, apiUrl, deployKey, publishedBy }, { apps, built, names });
  for (const line of lines) say(line);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
if (values.help) {
  say(help);
} else {
  await run(positionals).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
