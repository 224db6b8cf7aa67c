// What nginx needs from this folder: the headers of the host's pages and the shape of /config.json. Both come from the
// same source as the Node servers' answers. `pnpm nginx` writes both below deploy/nginx; a test compares.
import { runTimeConfig } from './run-time-config';
import { pageHeaders } from './security-header';

/** Stands for a variable while the text is made; no address ends in `.invalid`. */
const address = (name: string) => `https://${name}.invalid`;

function putVariables(text: string, variables: readonly (readonly [string, string])[]): string {
  return variables.reduce((made, [from, to]) => made.replaceAll(from, `\${${to}}`), text);
}

/** The `add_header` lines of the host's server. */
export function nginxSecurityHeaders(): string {
  const headers = pageHeaders({ api: address('api'), remotes: [address('remotes')], tiles: address('tiles') });
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const text = putVariables(lines.join('\n'), [
    [address('api'), 'API_ORIGIN'],
    ['wss://api.invalid', 'API_WEBSOCKET_ORIGIN'],
    [address('remotes'), 'REMOTE_ORIGINS'],
    [address('tiles'), 'TILE_ORIGIN'],
  ]);
  return `# Made by pnpm nginx from federation/serve/security-header.ts.\n${text}\n`;
}

/** Variables of the environment that go into /config.json as they are. */
const sites = [
  'FORGOT_PASSWORD_URL',
  'SURFACE_URL',
  'ORGANIZATION_PENDING_URL',
  'ORGANIZATION_VIEW_URL',
  'COMPLAINT_URL',
  'OUTAGE_EXTERNAL_URL',
] as const;

/** /config.json with variables in place of the addresses. */
export function nginxRunTimeConfig(): string {
  const tile = `${address('tile')}/{z}`;
  const hours = { any: 1 };
  const config = runTimeConfig({
    SUITE_API_URL: address('api'),
    SUITE_REMOTE_ORIGINS: address('remotes'),
    MAP_TILE_URL: tile,
    ALLOWED_RESTORATION_HOURS: JSON.stringify(hours),
    ...Object.fromEntries(sites.map((name) => [name, address(name.toLowerCase())])),
  });
  return `${putVariables(
    JSON.stringify(config, null, 2).replace(/(?<="allowedRestorationHours": )\{[^}]*\}/, '${RESTORATION_HOURS_JSON}'),
    [
      [address('api'), 'SUITE_API_URL'],
      [JSON.stringify(address('remotes')), 'REMOTE_ORIGINS_JSON'],
      [JSON.stringify(tile), 'MAP_TILE_JSON'],
      ...sites.map((name) => [address(name.toLowerCase()), name] as const),
    ],
  )}\n`;
}
