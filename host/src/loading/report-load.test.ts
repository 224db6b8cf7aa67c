import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from 'shared-contracts/client';
import { clearSession, setSession } from 'shared-ui/session';
import { fakeApi } from 'shared-ui/testing';
import { demoRelease } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { firstReportMs, nextReportMs, reportLoad, reportProven } from './report-load';

const send = jest.fn<(input: unknown) => Promise<unknown>>();
const ready = { durationMs: 812.4, failure: null, isFallback: false };
const sent = () =>
  send.mock.calls.map(([input]) => (input as { body: { loads: { version: string }[] } }).body.loads.map(({ version }) => version));
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const report = (version: string) => reportLoad({ ...demoRelease, version }, ready);

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue({ status: 'Success', message: '' });
  fakeApi({ reportLoads: (input) => send(input) });
  setSession(demoUsers['1001']);
});
afterEach(async () => {
  // What the next test begins with is an idle reporter.
  await wait(10 * nextReportMs);
  clearSession();
  jest.useRealTimers();
});

describe('reportLoad', () => {
  it('tells how a load ended', async () => {
    reportLoad(demoRelease, ready);
    reportLoad(demoRelease, {
      durationMs: 9e9,
      failure: { stage: 'integrity', detail: 'changed', reference: '1A2B3C4', isUnanswered: false },
      isFallback: true,
    });
    await wait(firstReportMs);
    const told = { remote: 'remote-outages', version: '1.0.0', build: 'abc' };
    expect(send).toHaveBeenCalledWith({
      body: {
        loads: [
          { ...told, outcome: 'ready', stage: null, durationMs: 812, reference: null, isFallback: false },
          { ...told, outcome: 'failed', stage: 'integrity', durationMs: 600_000, reference: '1A2B3C4', isFallback: true },
        ],
      },
    });
  });

  it('tells that a release works', async () => {
    reportProven(demoRelease);
    await wait(firstReportMs);
    expect(send).toHaveBeenCalledWith({
      body: { loads: [expect.objectContaining({ version: '1.0.0', build: 'abc', outcome: 'proven' })] },
    });
  });

  it('calls at most once in ten seconds', async () => {
    report('1.0.0');
    await wait(firstReportMs);
    report('1.1.0');
    report('1.2.0');
    await wait(nextReportMs - 1);
    expect(sent()).toEqual([['1.0.0']]);
    await wait(1);
    expect(sent()).toEqual([['1.0.0'], ['1.1.0', '1.2.0']]);
  });

  it('sends no more than twenty at once', async () => {
    for (let number = 0; number < 21; number += 1) report(`1.0.${number}`);
    await wait(firstReportMs + nextReportMs);
    expect(sent().map(({ length }) => length)).toEqual([20, 1]);
  });

  it('tells what waits when the page is left, once', async () => {
    report('1.0.0');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    await wait(5 * nextReportMs);
    expect(sent()).toEqual([['1.0.0']]);
  });

  it('tries again what was lost on the way, and drops what was refused', async () => {
    send.mockRejectedValueOnce(new ApiError({ kind: 'network', call: 'reportLoads', message: 'Failed to fetch' }));
    report('1.0.0');
    await wait(firstReportMs + nextReportMs);
    expect(sent()).toEqual([['1.0.0'], ['1.0.0']]);
    send.mockRejectedValueOnce(new ApiError({ kind: 'http', status: 400, call: 'reportLoads', message: 'No' }));
    report('1.1.0');
    await wait(5 * nextReportMs);
    expect(sent()).toEqual([['1.0.0'], ['1.0.0'], ['1.1.0']]);
  });

  it('says nothing of builds of the own machine, of what the user may not see, and after sign-out', async () => {
    reportLoad({ ...demoRelease, integrity: null }, ready);
    reportLoad(demoRelease, { ...ready, failure: { stage: 'permission', detail: '', reference: '', isUnanswered: false } });
    report('1.0.0');
    clearSession();
    await wait(5 * nextReportMs);
    expect(send).not.toHaveBeenCalled();
  });
});
