// The remote under development: its files, and what the registry says of it.
import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { contractsMajor } from 'shared-contracts/version';
import type { RemoteApp } from '../define-app';
import { integrityOf } from '../integrity';

export const ownPlace = '/@remote/';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};

/** The file behind an address below `ownPlace`; null when there is none in the folder. */
function findFile(folder: string, address: string): string | null {
  try {
    const file = join(folder, decodeURIComponent(address));
    return file.startsWith(join(folder, sep)) && extname(file) !== '' && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

export function sendOwn(folder: string, address: string, response: ServerResponse): void {
  const file = findFile(folder, address);
  if (file === null) return void response.writeHead(404).end('Not found');
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  response.end(readFileSync(file));
}

/** The registry's record of a release, of the build at hand: the host's gates work as they do for users. */
export function ownRelease(
  { name, version, hostApi, basePaths, menu, pages, widgets, capability }: RemoteApp,
  folder: string,
  origin: string,
) {
  const integrity = integrityOf(join(folder, 'remoteEntry.js'));
  const place = { manifestUrl: `${origin}${ownPlace}mf-manifest.json`, integrity, contracts: contractsMajor, hostApi };
  return { name, version, build: 'dev', ...place, basePaths, menu, pages, widgets, capability, previous: null };
}
