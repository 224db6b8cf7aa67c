import * as v from 'valibot';
import type { Site } from './context';

/** A suite that runs somewhere, by the address of its host. */
export async function runningSite(url: string): Promise<Site> {
  const config: unknown = await (await fetch(new URL('/config.json', url))).json();
  return { name: 'before', url: new URL(url).origin, apiUrl: v.parse(v.object({ apiUrl: v.string() }), config).apiUrl };
}
