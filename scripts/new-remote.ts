// pnpm new-remote: the beginning of a new remote.
import { parseArgs } from 'node:util';
import { createRemote } from 'federation/new-remote';
import { runCommandLine, say } from 'federation/registry/command';
import { UsageError } from 'federation/registry/target';

const help = `pnpm new-remote <name> [--no-install]

Writes remote-<name>/ with one page at /<name>: a call of the API, its texts, styles and a test. It is
typed, tested and can be shipped at once (pnpm ship <name>), also to a suite that runs already: the
suite's store serves remotes that have no port of their own.

  <name>        one word: demo or remote-demo
  --no-install  leaves out pnpm install, which links its packages and adds it to the lock file
  --help

Exit code 0: written, 1: it failed, 2: wrong arguments.`;

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-install': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return say(help);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(help);
  const folder = await createRemote(name, !values['no-install']);
  say(`${folder} is there. What it is called, where it lies and who sees it: ${folder}/app.config.ts`);
  say(`  pnpm dev ${name}    alone, with hot reload, against a running suite`);
  say(`  pnpm ship ${name}   to the users of a running suite`);
});
