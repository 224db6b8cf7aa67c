/** An address as the trail keeps it: what its query says is often a secret, so only the names of its parts are kept. */
export function maskedUrl(url: string): string {
  const [address = '', query] = url.split('?', 2);
  if (query === undefined) return url;
  return `${address}?${query.split('&').map((part) => part.replace(/^([^=]*=)?.*$/s, '$1\u2026')).join('&')}`;
}
