import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { liveOutage, minutesAgo, testNow } from '../testing/live-outage';
import { MapPopup } from './map-popup';

function openPopup(selected: LiveOutage) {
  const site = { key: 'k', name: '66 kV Jalida', latitude: 22, longitude: 70, outages: [selected] };
  render(<MapPopup site={site} selected={selected} now={testNow} hours={6} onSelect={jest.fn()} />);
  return () => [...document.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent));
}

describe('the popup of an outage', () => {
  it('tells how much of the allowed time is used', () => {
    const facts = openPopup(liveOutage('a', { oTime: minutesAgo(180) }));
    expect(facts()).toContainEqual(['Time used', '50 % of 6 h allowed']);
    expect(facts()).toContainEqual(['Affected', '4 villages, 4,800 people']);
    expect(screen.getByRole('link', { name: /^Feeder a/ })).toHaveAttribute('href', '/outages?fid=F-a');
  });

  it('says nothing of people where none are known', () => {
    const facts = openPopup(liveOutage('a', { population: 0, villageCount: 0 }));
    expect(facts().map(([name]) => name)).not.toContain('Affected');
  });
});
