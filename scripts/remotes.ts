// pnpm remotes: the registry of remotes from the command line.
import { parseArgs } from 'node:util';
import { findChromium } from '../tools/browser/find-chromium';
import { runCommandLine, say } from 'federation/registry/command';
import { fullName } from 'federation/registry/remote-name';
import { actions } from 'federation/registry/registry-action';
import { UsageError, findTarget } from 'federation/registry/target';

const help = `pnpm remotes <action> [--to <target>]

${actions.map(({ usage, what }) => `  ${usage.padEnd(32)}${what}`).join('\n')}

  --to        a target of federation/targets.json, or "environment" (see pnpm ship --help); without
              it the suite that runs on SUITE_DATA_DIR (default .data)
  --reason    why, for the history: rollback, abort, disable and remove ask for it
  --help

Exit code 0: done, 1: refused or failed, 2: wrong arguments.`;

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return say(help);
  const [name, ...parameters] = positionals;
  const action = actions.find(({ usage }) => usage.split(' ')[0] === name);
  const [least, most] = action?.parameters ?? [0, 0];
  if (!action || parameters.length < least || parameters.length > most) throw new UsageError(help);
  const [remote = '', ...rest] = parameters;
  const target = findTarget(values.to, process.env);
  await action.run({ target, remote: fullName(remote), rest, reason: values.reason, findChromium: () => findChromium(say), log: say });
});
