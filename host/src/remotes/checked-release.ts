// What has passed the checks, by address. The federation runtime is given nothing else.
import type { Entry } from './check-integrity';

const manifests = new Map<string, string>();
const entries = new Map<string, Entry>();

export function admitRelease(manifestUrl: string, manifestText: string, entry: Entry): void {
  manifests.set(manifestUrl, manifestText);
  entries.set(entry.url, entry);
}

export function admittedManifest(url: string): string | null {
  return manifests.get(url) ?? null;
}

export function admittedEntry(url: string): Entry | null {
  return entries.get(url) ?? null;
}
