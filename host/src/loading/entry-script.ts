// Runs the entry script of a release and takes the container it makes. The container's global variable
// is emptied at once: two releases of a remote set the same one, and live in one page side by side.
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

export interface Entry {
  readonly url: string;
  /** Null: a developer's own build, which is not checked. */
  readonly integrity: string | null;
}

export const entryLimitMs = 10_000;

/** What an entry script makes: the federation runtime starts it, and asks it for modules. */
export type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void | false | undefined>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

function takeGlobal(name: string): unknown {
  const value: unknown = Reflect.get(window, name);
  if (value !== undefined) Reflect.set(window, name, undefined);
  return value;
}

function scriptOf({ url, integrity }: Entry): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  // Without CORS the browser can compare no hash.
  script.crossOrigin = 'anonymous';
  if (integrity !== null) script.integrity = integrity;
  return script;
}

export function runEntry(entry: Entry, globalName: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = scriptOf(entry);
    const timer = setTimeout(() => fail(`${entry.url} did not come within ${entryLimitMs} ms`), entryLimitMs);
    function end(): void {
      clearTimeout(timer);
      script.remove();
    }
    function fail(message: string): void {
      end();
      reject(new Error(message));
    }
    // Fires right after the script has run, before any other script can: what it made is still there.
    script.addEventListener('load', () => {
      const container = takeGlobal(globalName);
      if (!isContainer(container)) return fail(`${entry.url} made no container ${globalName}`);
      end();
      return resolve(container);
    });
    script.addEventListener('error', () => fail(`${entry.url} did not load`));
    takeGlobal(globalName);
    document.head.append(script);
  });
}
