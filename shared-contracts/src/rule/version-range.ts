// The ranges that a remote may ask for: `^1.2.0`, `~1.2.0`, `1.2.0` (federation/define-app). All of
// semver would be 20 KB for one line.
type Version = readonly [major: number, minor: number, patch: number];

function parseVersion(text: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/** How many leading numbers must be equal: `^0.2.0` allows 0.2.9 but not 0.3.0. */
function fixedNumbers(sign: string, [major, minor]: Version): number {
  if (sign === '') return 3;
  if (sign === '~') return 2;
  if (major > 0) return 1;
  return minor > 0 ? 2 : 3;
}

function isAtLeast(version: Version, least: Version): boolean {
  const index = version.findIndex((number, place) => number !== least[place]);
  return index === -1 || (version[index] ?? 0) > (least[index] ?? 0);
}

/** Whether `version` comes after `other`; what cannot be read is higher than nothing. */
export function isHigherVersion(version: string, other: string): boolean {
  const [one, two] = [parseVersion(version), parseVersion(other)];
  return one !== null && two !== null && !isAtLeast(two, one);
}

/** False for a range that cannot be read: what is not understood is not loaded. */
export function satisfies(versionText: string, range: string): boolean {
  const [, sign = '', leastText = ''] = /^([~^]?)(.*)$/.exec(range) ?? [];
  const version = parseVersion(versionText);
  const least = parseVersion(leastText);
  if (version === null || least === null) return false;
  const fixed = fixedNumbers(sign, least);
  return version.slice(0, fixed).every((number, place) => number === least[place]) && isAtLeast(version, least);
}
