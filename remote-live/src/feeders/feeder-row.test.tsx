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
