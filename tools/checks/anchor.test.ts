import { describe, expect, it } from '@jest/globals';
import { anchorsOf, findDeadAnchors } from './anchor';
import { findCapabilitiesWithoutRow } from './permission-row';

const page = '# Rules\n\n## Sign-in and sessions\n\n```sh\n# no heading\n```\n\n### What stayed native, and why\n';
const read = (name: string) => (name === 'docs/rules.md' ? page : null);

describe('the anchors of a page', () => {
  it('are its headings, and no comment of a command', () =>
    expect(anchorsOf(page)).toEqual(['rules', 'sign-in-and-sessions', 'what-stayed-native-and-why']));

  it('are found from code and from another page', () => {
    expect(findDeadAnchors('host/src/a.ts', '/** As docs/rules.md#rules says. */', read)).toEqual([]);
    expect(findDeadAnchors('docs/other.md', 'See [rules](rules.md#rules).', read)).toEqual([]);
    expect(findDeadAnchors('docs/rules.md', '[there](#rules)', read)).toEqual([]);
  });

  it('are missed where a heading or the page is gone', () => {
    const dead = 'host/src/a.ts: docs/rules.md has no heading for #denied';
    expect(findDeadAnchors('host/src/a.ts', '// docs/rules.md#denied', read)).toEqual([dead]);
    expect(findDeadAnchors('docs/rules.md', '[there](#gone)', read)).toEqual(['docs/rules.md: docs/rules.md has no heading for #gone']);
    expect(findDeadAnchors('README.md', '[there](gone.md#rules)', read)).toEqual(['README.md: gone.md does not exist']);
  });
});

describe('the table of permissions', () => {
  const product = '## Permissions\n\n| Feeders (`manageFeeders`) | `manage-feeder` |\n\n## Outages\n\n| a row (`readAudit`) |\n';

  it('has to name each capability in a row of its own chapter', () => {
    const missing = ['docs/product.md#permissions has no row for readAudit'];
    expect(findCapabilitiesWithoutRow(product, ['manageFeeders', 'readAudit'])).toEqual(missing);
  });
});
