import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { textOf } from 'shared-ui/language';
import { liveOutage } from '../testing/live-outage';
import { texts } from '../text/live-texts';
import { readPreference } from './alert-preference';
import { createRateLimit } from './alert-rate';
import { createNoticeGatherer, noticeText } from './desktop-notice';

const t = textOf(texts);
const user = { companyName: 'GETCO', empNo: '1001' } as const;

describe('alert preference', () => {
  afterEach(() => window.localStorage.clear());

  it('is off until chosen, and kept for each user', () => {
    expect(readPreference(user)).toEqual({ sound: [], notice: [] });
    window.localStorage.setItem('suite.live.alerts.GETCO.1001', '{"sound":["GIDC"],"notice":[]}');
    expect(readPreference(user).sound).toEqual(['GIDC']);
    expect(readPreference({ ...user, empNo: '1002' }).sound).toEqual([]);
  });

  it.each(['nonsense', '7', '{"sound":"GIDC"}', '{"sound":["COAL"],"notice":null}'])('is off when %s is stored', (stored) => {
    window.localStorage.setItem('suite.live.alerts.GETCO.1001', stored);
    expect(readPreference(user)).toEqual({ sound: [], notice: [] });
  });
});

describe('createRateLimit', () => {
  it('lets one through in its time', () => {
    let now = 0;
    const mayChime = createRateLimit(30_000, () => now);
    const tries = [0, 1000, 29_999, 30_000, 45_000, 60_000].map((at) => {
      now = at;
      return mayChime();
    });
    expect(tries).toEqual([true, false, false, true, false, true]);
  });
});

describe('desktop notices', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('names one outage, and counts several by category', () => {
    expect(noticeText([liveOutage('1')], t)).toEqual({ title: 'New outage: Feeder 1', body: 'JGY · 66 kV Jalida · Wankaner Rural' });
    expect(noticeText([liveOutage('1'), liveOutage('2', { category: 'AGSKY' }), liveOutage('3', { category: 'ADOM' })], t)).toEqual({
      title: '3 new outages',
      body: 'ADOM 2, JGY 1',
    });
  });

  it('tells what begins within five seconds together', () => {
    const show = jest.fn();
    const gatherer = createNoticeGatherer(show);
    const first = liveOutage('1');
    const second = liveOutage('2');
    gatherer.add([first]);
    jest.advanceTimersByTime(3000);
    gatherer.add([second]);
    jest.advanceTimersByTime(2000);
    expect(show.mock.calls).toEqual([[[first, second]]]);
    gatherer.add([first]);
    gatherer.cancel();
    jest.advanceTimersByTime(9000);
    expect(show).toHaveBeenCalledTimes(1);
  });
});
