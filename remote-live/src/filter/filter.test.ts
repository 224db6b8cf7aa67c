import { describe, expect, it } from '@jest/globals';
import { liveOutage, minutesAgo, testNow } from '../testing/live-outage';
import { defaultFilter } from './live-filter';
import { visibleOutages } from './visible-outages';

const shown = (...outages: ReturnType<typeof liveOutage>[]) => (filter = defaultFilter) =>
  visibleOutages(outages, filter, testNow).map(({ sfmsId }) => sfmsId);

describe('visibleOutages', () => {
  const categories = shown(
    liveOutage('adom', { category: 'ADOM' }),
    liveOutage('agsky', { category: 'AGSKY' }),
    liveOutage('gidc', { category: 'GIDC' }),
    liveOutage('unknown', { category: 'METRO' }),
  );

  it('hides ADOM, and AGSKY with it, by default', () => {
    expect(categories()).toEqual(['gidc', 'unknown']);
  });

  it('counts AGSKY as ADOM', () => {
    expect(categories({ categories: ['ADOM'], olderThan: 0 })).toEqual(['adom', 'agsky', 'unknown']);
  });

  it('never shows what is older than 4,320 minutes', () => {
    const ages = shown(liveOutage('in', { oTime: minutesAgo(4320) }), liveOutage('out', { oTime: minutesAgo(4320) - 1 }));
    expect(ages()).toEqual(['in']);
    expect(ages({ ...defaultFilter, olderThan: 1440 })).toEqual(['in']);
  });

  it('shows what is older than the chosen duration', () => {
    const ages = shown(liveOutage('young', { oTime: minutesAgo(120) }), liveOutage('old', { oTime: minutesAgo(120) - 1 }));
    expect(ages({ ...defaultFilter, olderThan: 120 })).toEqual(['old']);
  });

  it('shows an outage that began after the last tick of the live clock', () => {
    expect(shown(liveOutage('fresh', { oTime: minutesAgo(-1) }))()).toEqual(['fresh']);
  });
});
