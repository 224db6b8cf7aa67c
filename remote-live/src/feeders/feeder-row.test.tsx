import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { liveOutage, minutesAgo, testNow } from '../testing/live-outage';
import { FeederRow } from './feeder-row';

it('writes its facts anew when they change, not when it moves', () => {
  let written = 0;
  const outage = Object.defineProperty(liveOutage('a', { oTime: minutesAgo(60) }), 'feederName', {
    get: () => {
      written += 1;
      return 'Kalyan';
    },
  });
  const select = () => undefined;
  const row = (index: number, now: number) => (
    <FeederRow
      outage={outage}
      now={now}
      hours={24}
      index={index}
      count={9}
      top={index * 62}
      height={62}
      isSelected={false}
      isTabStop={false}
      onSelect={select}
    />
  );
  const { rerender } = render(row(0, testNow));
  const atFirst = written;
  rerender(row(1, testNow));
  expect(screen.getByRole('listitem')).toHaveAttribute('aria-posinset', '2');
  expect(written).toBe(atFirst);
  rerender(row(1, testNow + 60_000));
  expect(screen.getByText('1 Hr 1 Min ago')).toBeInTheDocument();
});

it('says when the outage is expected to end, and since when that has passed', () => {
  const facts = { hours: 24, index: 0, count: 1, top: 0, height: 62, isSelected: false, isTabStop: false, onSelect: () => undefined };
  const outage = liveOutage('a', { oTime: minutesAgo(60), estimatedRestoration: '2026-11-21T14:30:00+05:30' });
  const { rerender } = render(<FeederRow {...facts} outage={outage} now={testNow} />);
  expect(screen.getByText(/^Expected 21-11-2026 14:30:00/)).toBeInTheDocument();
  rerender(<FeederRow {...facts} outage={outage} now={testNow + 3_600_000} />);
  expect(screen.getByText(/^Overdue since 21-11-2026 14:30:00/)).toBeInTheDocument();
});
