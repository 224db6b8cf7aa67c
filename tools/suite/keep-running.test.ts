import { describe, expect, it } from '@jest/globals';
import { keepRunning } from './keep-running';
import type { ManagedProcess } from './managed-process';

function fakeProcess(ended: Promise<string>): ManagedProcess {
  return { name: 'api', pid: 1, ended, hasEnded: () => false, lastLines: () => 'last words', stop: async () => undefined };
}
const killed = () => fakeProcess(Promise.resolve('signal SIGKILL'));
const lives = () => fakeProcess(new Promise(() => undefined));

describe('the API of a started suite', () => {
  it('comes back when it was killed', async () => {
    const said: string[] = [];
    await new Promise<void>((resolve) => {
      void keepRunning(killed(), {
        start: async () => lives(),
        isStopping: () => false,
        onGivenUp: () => undefined,
        log: (line) => void (said.push(line) === 2 && resolve()),
      });
    });
    expect(said).toEqual(['the api ended (signal SIGKILL) and is started again', 'the api answers again']);
  });

  it('is given up when it ends again and again', async () => {
    const reason = await new Promise<string>((resolve) => {
      void keepRunning(killed(), { start: async () => killed(), isStopping: () => false, log: () => undefined, onGivenUp: resolve });
    });
    expect(reason).toContain('ended 6 times (signal SIGKILL), stopping:\nlast words');
  });

  it('stays away when the suite stops', async () => {
    await keepRunning(killed(), {
      start: () => Promise.reject(new Error('must not start')),
      isStopping: () => true,
      log: () => undefined,
      onGivenUp: (reason) => expect(reason).toBe(''),
    });
  });
});
