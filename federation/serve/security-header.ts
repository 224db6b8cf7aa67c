// The headers of the host's pages. Scripts come from the host and the remotes' servers only; nothing inline, nothing evaluated.

export interface AllowedOrigins {
  api: string;
  remotes: readonly string[];
  /** Where map tiles come from, when the map has any. */
  tiles: string | null;
  /** Whether remotes under development may come from the visitor's own machine. */
  allowsOwnMachine?: boolean;
}

const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

function websocketOf(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

function originOf(url: string): string {
  // Tile addresses hold placeholders: {z} is no part of the origin, {a-c} at its beginning stands for several.
  return new URL(url.replace(/^(https?:\/\/)\{[^}]*\}\./, '$1*.').replaceAll(/[{}]/g, '')).origin;
}

export function contentSecurityPolicy({ api, remotes: released, tiles, allowsOwnMachine = false }: AllowedOrigins): string {
  const remotes = allowsOwnMachine ? [...released, ...ownMachine] : released;
  const apiOrigin = originOf(api);
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes],
    'style-src': ["'self'", ...remotes],
    'connect-src': ["'self'", apiOrigin, websocketOf(apiOrigin), ...remotes, ...(allowsOwnMachine ? ownMachine.map(websocketOf) : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...(tiles ? [originOf(tiles)] : [])],
    'font-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules).map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

/** What a part of a page needs. The policy of the page that loads it holds; the part's own would only weigh, a kilobyte each. */
export const partHeaders: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };

export function pageHeaders(origins: AllowedOrigins): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    'referrer-policy': 'no-referrer',
    ...partHeaders,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
