/** The parts of a User-Agent header that name its program. The first that matches counts: most browsers also carry the names of others. */
export const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

export const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const firstOf = (names: readonly (readonly [RegExp, string])[], agent: string) => names.find(([form]) => form.test(agent))?.[1];

/** So much is shown of the words of an unknown program. */
export const longestDeviceName = 60;

/** What people call the program that sent a User-Agent header: `Chrome, Android`. An unknown one by its own words. */
export function deviceName(agent: string): string {
  const known = [firstOf(browsers, agent), firstOf(systems, agent)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : agent.slice(0, longestDeviceName);
}
