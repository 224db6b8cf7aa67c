import { describe, expect, it } from '@jest/globals';
import { createCounter, createGauge, createHistogram, writeMeters } from './meter';

describe('metrics', () => {
  it('are written in the text form of Prometheus', async () => {
    const counter = createCounter('calls_total', 'Calls.');
    counter.add({ call: 'list', status: '200' });
    counter.add({ call: 'list', status: '200' }, 2);
    counter.add({ call: 'a "b"\n', status: '500' });
    expect(await writeMeters([counter])).toBe(
      [
        '# HELP calls_total Calls.',
        '# TYPE calls_total counter',
        'calls_total{call="list",status="200"} 3',
        'calls_total{call="a \\"b\\"\\n",status="500"} 1',
        '',
      ].join('\n'),
    );
  });

  it('count into every bucket that a value fits', async () => {
    const histogram = createHistogram('call_seconds', 'Time.', [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 3]) histogram.observe({ call: 'list' }, value);
    const lines = (await writeMeters([histogram])).split('\n').slice(2, -1);
    expect(lines).toEqual([
      'call_seconds_bucket{call="list",le="0.1"} 2',
      'call_seconds_bucket{call="list",le="1"} 3',
      'call_seconds_bucket{call="list",le="+Inf"} 4',
      'call_seconds_sum{call="list"} 3.65',
      'call_seconds_count{call="list"} 4',
    ]);
  });

  it('say nothing where nobody can say', async () => {
    expect(await writeMeters([createGauge('sessions', 'Sessions.', () => null)])).toBe(
      '# HELP sessions Sessions.\n# TYPE sessions gauge\n',
    );
    expect(await writeMeters([createGauge('sessions', 'Sessions.', async () => 4)])).toContain('\nsessions 4\n');
  });

  it('stay bounded whatever becomes a label', async () => {
    const counter = createCounter('calls_total', 'Calls.');
    for (let index = 0; index < 5_000; index += 1) counter.add({ call: `call-${index}` });
    expect((await counter.read()).length).toBe(2_000);
  });
});
