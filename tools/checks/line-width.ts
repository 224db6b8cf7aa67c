import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const widest = 140;

const code = /\.(ts|tsx|js|mjs|cjs|css|html|sh|yaml|yml|conf|template|txt)$|(^|\/)Dockerfile$/;
/** Data, texts of a language and what a tool writes are as wide as they are. */
const exempt = /(^|\/)(data|sop)\/|(^|\/)text[^/]*\.tsx?$|-texts\.ts$|(^|\/)pnpm-lock\.yaml$/;

/** Files whose lines are still to be wrapped; one that has become narrow leaves the list. */
const toCome: ReadonlySet<string> = new Set([
  'bench/draw-bars.ts',
  'bench/measure-live.ts',
  'bench/peer/postgraphile.ts',
  'deploy/Dockerfile',
  'deploy/nginx/nginx.conf.template',
  'deploy/nginx/render.sh',
  'deploy/nginx/security-header.conf.template',
  'deploy/prometheus/alert.yml',
  'docker-compose.yml',
  'e2e/harness/api.ts',
  'host/src/remotes/remote-switch.test.tsx',
  'scripts/bench.ts',
  'scripts/bootstrap.mjs',
  'server/src/database/functions/feed-functions.ts',
  'server/src/database/migrations/0012-write-ingested.ts',
  'server/src/demo/external/page.ts',
  'server/src/demo/seed/seed.ts',
  'server/src/documentation/page-style.ts',
  'server/src/documentation/page.ts',
  'server/src/import/run-import.ts',
  'server/src/import/target/employees.ts',
  'server/src/import/target/offices.ts',
  'server/src/import/target/substations.ts',
  'server/src/ingest/outage-row.ts',
  'server/src/ingest/write-plan.ts',
  'server/src/live/log-follower.ts',
  'server/src/master-data/follow-master-data.ts',
  'server/src/operator/import-command.api.test.ts',
  'server/src/operator/watch-folder.ts',
  'server/src/organisations/search-office.api.test.ts',
  'server/src/outages/outage-csv.api.test.ts',
  'server/src/records/list-offices.ts',
  'server/src/records/records.api.test.ts',
  'server/src/reliability/read-reliability.ts',
  'server/src/reliability/reliability.api.test.ts',
  'server/src/remotes/remotes.api.test.ts',
  'server/src/sources/source-list.ts',
  'server/src/sources/sources.api.test.ts',
  'server/src/substations/search-site.ts',
  'server/test/insert-outage.ts',
  'shared-contracts/src/endpoint/master-data/move-office.ts',
  'shared-contracts/src/endpoint/remotes/publish-release.ts',
  'shared-contracts/src/endpoint/session/watch-session.ts',
  'shared-contracts/src/grid/grid-a.test.ts',
  'tools/suite/port.ts',
]);

/** Numbers of the lines that do not fit. */
export function findWideLines(content: string): number[] {
  return content.split('\n').flatMap((line, index) => (line.length > widest ? [index + 1] : []));
}

/** What a file has to say: its wide lines, or that it need not be excepted any more. */
export function judgeFile(file: string, content: string, isExcepted: boolean): string[] {
  const wide = findWideLines(content);
  if (isExcepted) return wide.length === 0 ? [`${file}: has no wide line any more, take it off the list in line-width.ts`] : [];
  return wide.map((line) => `${file}:${line}: wider than ${widest} characters`);
}

/** Lines fit beside each other on a screen: otherwise counting them says nothing of what there is to read. */
export const lineWidth: Check = {
  name: `no line of code is wider than ${widest} characters`,
  run: () =>
    projectFiles()
      .filter((file) => code.test(file) && !exempt.test(file))
      .flatMap((file) => judgeFile(file, readProjectFile(file), toCome.has(file))),
};
