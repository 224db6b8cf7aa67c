import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { getConfig, provideConfig, useConfig } from './config-store';

const config = {
  apiUrl: 'http://localhost:3010',
  surfaceUrl: 'http://localhost/surface',
  organizationPendingUrl: 'http://localhost/pending',
  organizationViewUrl: 'http://localhost/organization',
  complaintUrl: 'http://localhost/complaint',
  outageExternalUrl: 'http://localhost/outage',
  mapTileUrl: null,
};

function ApiAddress() {
  return <p>{useConfig().apiUrl}</p>;
}

describe('configuration', () => {
  it('tells who forgot to provide it', () => {
    expect(() => getConfig()).toThrow('the host has to call provideConfig first');
  });

  it('reaches components and plain code', () => {
    provideConfig(config);
    render(<ApiAddress />);
    expect(screen.getByText(config.apiUrl)).toBeInTheDocument();
    expect(getConfig()).toBe(config);
  });
});
