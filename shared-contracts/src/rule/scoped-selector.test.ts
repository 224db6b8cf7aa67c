import { describe, expect, it } from '@jest/globals';
import { unscopedSelectors } from './scoped-selector';

const prefix = 'remote-live-';

describe('unscopedSelectors', () => {
  it.each([
    '.remote-live-map',
    '.remote-live-map:hover::before',
    'html[data-kiosk="on"] .remote-live-page',
    '.ant-btn.remote-live-button',
    '.remote-live-map img',
    '.remote-live-map > li + li',
    '.remote-live-a + .remote-live-b',
    '.remote-live-map :is(h1, h2)',
    '.remote-live-map[title="a, b > c"]',
  ])('lets %s pass', (selector) => {
    expect(unscopedSelectors(selector, prefix)).toEqual([]);
  });

  it.each([
    'body',
    '*',
    ':root',
    '.ant-btn',
    '.remote-outages-map',
    '.remote-live-map + .ant-btn',
    '.remote-live-map ~ footer',
    'body:has(.remote-live-map)',
    'header:not(.remote-live-map)',
    '[class^="remote-live-"]',
    '[title=".remote-live-map"]',
  ])('finds %s', (selector) => {
    expect(unscopedSelectors(selector, prefix)).toEqual([selector]);
  });

  it('looks at each selector of a list', () => {
    expect(unscopedSelectors('.remote-live-map, h1,:is(.a, .b)', prefix)).toEqual(['h1', ':is(.a, .b)']);
  });
});
