import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { entryLimitMs, runEntry } from './entry-script';

const entry = { url: 'http://localhost:3001/1.0.0-abc/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };
const containerOf = (name: string) => ({ name, get: () => undefined, init: () => undefined });

function lastScript(): HTMLScriptElement {
  const script = [...document.head.querySelectorAll('script')].at(-1);
  if (script === undefined) throw new Error('no script');
  return script;
}

/** As a browser does it: the script runs, and its load event follows at once. */
function run(script: HTMLScriptElement, made: unknown): void {
  Reflect.set(window, 'remoteOutages', made);
  script.dispatchEvent(new Event('load'));
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'remoteOutages');
});

describe('runEntry', () => {
  it('binds the script to the hash of the registry', async () => {
    const started = runEntry(entry, 'remoteOutages');
    const script = lastScript();
    expect([script.src, script.integrity, script.crossOrigin]).toEqual([entry.url, entry.integrity, 'anonymous']);
    run(script, containerOf('1.0.0'));
    expect(await started).toMatchObject({ name: '1.0.0' });
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('keeps two releases apart that set the same variable, in whichever order they come', async () => {
    const older = runEntry(entry, 'remoteOutages');
    const olderScript = lastScript();
    const newer = runEntry({ ...entry, url: 'http://localhost:3001/1.1.0-def/remoteEntry.js' }, 'remoteOutages');
    run(lastScript(), containerOf('1.1.0'));
    run(olderScript, containerOf('1.0.0'));
    expect(await Promise.all([older, newer])).toMatchObject([{ name: '1.0.0' }, { name: '1.1.0' }]);
  });

  it.each([
    ['does not load', (script: HTMLScriptElement) => script.dispatchEvent(new Event('error')), 'did not load'],
    [
      'throws before it has made its container',
      (script: HTMLScriptElement) => script.dispatchEvent(new Event('load')),
      'made no container remoteOutages',
    ],
    ['makes something else', (script: HTMLScriptElement) => run(script, {}), 'made no container remoteOutages'],
  ])('fails when the script %s', async (_case, happen, message) => {
    const started = runEntry(entry, 'remoteOutages');
    happen(lastScript());
    await expect(started).rejects.toThrow(message);
  });

  it('never takes the container of an earlier release for its own', async () => {
    Reflect.set(window, 'remoteOutages', containerOf('1.0.0'));
    const started = runEntry(entry, 'remoteOutages');
    lastScript().dispatchEvent(new Event('load'));
    await expect(started).rejects.toThrow('made no container');
  });

  it('gives up after ten seconds', async () => {
    jest.useFakeTimers();
    const started = expect(runEntry(entry, 'remoteOutages')).rejects.toThrow('did not come within 10000 ms');
    await jest.advanceTimersByTimeAsync(entryLimitMs);
    await started;
  });
});
