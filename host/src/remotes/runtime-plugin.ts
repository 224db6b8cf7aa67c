// The hooks through which the federation runtime reads manifests and scripts. It only ever gets what
// the loader has checked; anything else is refused.
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { admittedEntry, admittedManifest, isChunkOfAdmitted } from './checked-release';

const scriptTimeoutMs = 10_000;

function giveManifest(url: string): Promise<Response> {
  const text = admittedManifest(url);
  if (text === null) throw new Error(`${url} has not been checked`);
  return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
}

function createScript(url: string): { script: HTMLScriptElement; timeout: number } {
  const entry = admittedEntry(url);
  if (entry === null && !isChunkOfAdmitted(url)) throw new Error(`${url} belongs to no checked remote`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  // Without CORS the browser can compare no hash.
  script.crossOrigin = 'anonymous';
  if (entry !== null) script.integrity = entry.integrity;
  return { script, timeout: scriptTimeoutMs };
}

export function checkedSources(): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-sources',
    fetch: (url) => giveManifest(url),
    createScript: ({ url }) => createScript(url),
  };
}
