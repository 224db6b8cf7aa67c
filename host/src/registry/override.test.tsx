import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { OverrideBanner } from './override-banner';
import { setOverrides, withOverrides } from './override-store';
import { startOverride } from './start-override';

const own = 'http://localhost:8080/mf-manifest.json';

function visit(query: string): void {
  window.history.replaceState(null, '', `/outages${query}`);
  render(startOverride());
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  setOverrides({});
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

describe('a remote of the developer’s own machine', () => {
  it('takes the place of the released one, without its hash and without a release to fall back to', () => {
    visit(`?fid=7&remote-override=remote-outages@${own}`);
    expect(withOverrides([demoRelease, adminRelease])).toEqual([
      { ...demoRelease, version: 'local', build: 'local', manifestUrl: own, integrity: null, previous: null },
      adminRelease,
    ]);
    expect(window.location.search).toBe('?fid=7');
    expect(screen.getByRole('complementary', { name: 'Development' })).toHaveTextContent(
      'remote-outages comes from http://localhost:8080, not from the registry.',
    );
  });

  it('stays for the reloads of its tab', () => {
    visit(`?remote-override=remote-outages@${own}`);
    visit('');
    expect(screen.getAllByRole('complementary')).toHaveLength(2);
    expect(withOverrides([demoRelease])[0]?.manifestUrl).toBe(own);
  });

  it.each([
    'http://elsewhere.test/mf-manifest.json',
    'https://localhost.elsewhere.test/mf-manifest.json',
    'javascript:alert(1)',
    'mf-manifest.json',
    '',
  ])('comes from nowhere else: %s', (url) => {
    visit(`?remote-override=${encodeURIComponent(`remote-outages@${url}`)}`);
    expect(withOverrides([demoRelease])).toEqual([demoRelease]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('does not come from what another page has put into the storage', () => {
    window.sessionStorage.setItem('suite.remoteOverride', '{"remote-outages":"http://elsewhere.test/mf-manifest.json"}');
    visit('');
    expect(withOverrides([demoRelease])).toEqual([demoRelease]);
  });

  it('goes with Stop', () => {
    setOverrides({ 'remote-outages': own });
    const reload = jest.fn();
    render(<OverrideBanner overrides={{ 'remote-outages': own }} reload={reload} />);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('suite.remoteOverride')).toBeNull();
    expect(withOverrides([demoRelease])).toEqual([demoRelease]);
  });
});
