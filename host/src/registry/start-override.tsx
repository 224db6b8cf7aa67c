import * as v from 'valibot';
import type { ReactNode } from 'react';
import { OverrideBanner } from './override-banner';
import { isOwnMachine, type Overrides, setOverrides, storedOverrides } from './override-store';

const parameter = 'remote-override';
/** `remote-live@http://localhost:8080/mf-manifest.json` */
const overrideSchema = v.pipe(v.string(), v.regex(/^(remote-[a-z][a-z0-9-]*)@(.+)$/));
const ownManifest = v.pipe(v.string(), v.url(), v.check(isOwnMachine));

function parseOverride(text: string): Overrides {
  const [name = '', ...rest] = v.is(overrideSchema, text) ? text.split('@') : [];
  const manifestUrl = rest.join('@');
  if (v.is(ownManifest, manifestUrl)) return { [name]: manifestUrl };
  console.warn(`${parameter}=${text} is not remote-<name>@http://localhost:<port>/mf-manifest.json`);
  return {};
}

/**
 * Takes the builds that the address names, and those that this tab has kept. Called only where the configuration
 * allows it. Gives the banner that says so on every page.
 */
export function startOverride(): ReactNode {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll(parameter).map(parseOverride);
  const overrides = [storedOverrides(), ...asked].reduce((all, more) => ({ ...all, ...more }));
  setOverrides(overrides);
  if (asked.length > 0) {
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', url);
  }
  return Object.keys(overrides).length > 0 ? <OverrideBanner overrides={overrides} /> : null;
}
