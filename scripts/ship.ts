// pnpm ship: builds, checks and publishes one remote.
import { parseArgs } from 'node:util';
import { parseAudience } from 'shared-contracts/rule/release-audience';
import * as v from 'valibot';
import { runCommandLine, say } from 'federation/registry/command';
import { findRemote } from 'federation/registry/remote-name';
import { shipOne } from 'federation/registry/ship-remote';
import { shipperName } from 'federation/registry/shipper';
import { type Target, UsageError, findTarget } from 'federation/registry/target';
import { findInstalledChromium } from '../tools/browser/find-chromium';

const help = `pnpm ship <remote> [--to <target>] [--to 10%] [--version 1.1.0] [--rebuild "why"] [--check] [--unseen]

Builds one remote, checks it against the running suite (manifest, contracts major, host API range,
shared modules, exposed modules, chunk hashes, size budget), opens its pages in Chromium inside of that
suite (first screen, frozen page, what it changes of others, errors, screens that never come, memory),
copies it into the store as <remote>/<version>-<build>/, looks that it is served, and publishes it in
one step. Users get it without reloading.

  <remote>    reports or remote-reports
  --to        a target of federation/targets.json, or "environment" (SHIP_API, SHIP_HOST, SHIP_STORE,
              SHIP_ORIGIN); without it the suite that runs on SUITE_DATA_DIR (default .data)
  --to 10%    some people first: a share, a company (GETCO) or an office (95010000). "pnpm remotes promote"
              gives it to everybody, "abort" takes it back
  --version   ships the same sources under another version than app.config.ts says
  --rebuild   ships another build under a number that is not above those before, and says why
  --check     builds and checks only
  --unseen    without opening it in Chromium; where there is none, only the demo ships without this word
  --help

  DEPLOY_KEY  your team's key, or the operator's; for the suite on this machine it is found
  SHIP_ACCOUNT, SHIP_PASSWORD
              as whom the build is opened (GETCO/1003); in the demo it is the administrator
  SHIP_BY     who ships, for the audit trail; without it the name in git

Exit code 0: live, 1: refused or failed (nothing was published), 2: wrong arguments.`;

/** Null: nobody looks. Outside the demo that has to be said. */
function browserProgram({ isDemo }: Target): string | null {
  const program = findInstalledChromium();
  if (program) return program;
  if (isDemo) {
    say('warning: there is no Chromium (CHROMIUM=/path/to/chromium), so nobody looks at what the build does before it is live');
    return null;
  }
  throw new UsageError(
    'There is no Chromium, so nobody could look at what the build does. Install one, name it (CHROMIUM=/path/to/chromium), ' +
      'or ship the build as it is with --unseen.',
  );
}

const versionSchema = v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, '--version is major.minor.patch')));

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', multiple: true, default: [] },
      version: { type: 'string' },
      rebuild: { type: 'string' },
      check: { type: 'boolean', default: false },
      unseen: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(help);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(help);
  const version = v.safeParse(versionSchema, values.version);
  if (!version.success) throw new UsageError(version.issues[0].message);
  const remote = await findRemote(name);
  // `--to environment --to 10%`: where it goes, and who gets it first.
  const places = values.to.filter((text) => parseAudience(text) === null);
  const [audience, ...more] = values.to.flatMap((text) => parseAudience(text) ?? []);
  if (places.length > 1 || more.length > 0) throw new UsageError('--to names one target, and one audience.');
  const target = findTarget(places[0], process.env);
  await shipOne(remote, {
    target,
    audience,
    by: shipperName(),
    version: version.output,
    rebuildReason: values.rebuild,
    isOnlyChecked: values.check,
    chromium: values.unseen ? null : browserProgram(target),
    log: say,
  });
});
