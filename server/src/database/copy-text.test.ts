import { describe, expect, it } from '@jest/globals';
import { copyLine } from './copy-text';

describe('copy text', () => {
  it('separates by tab, writes null as \\N and ends the line', () => {
    expect(copyLine(['a', 1, true, null])).toBe('a\t1\ttrue\t\\N\n');
  });

  it('escapes what COPY would read as its own', () => {
    expect(copyLine(['tab\there', 'line\nbreak', 'back\\slash'])).toBe('tab\\there\tline\\nbreak\tback\\\\slash\n');
  });

  it('writes arrays as literals, doubling the escapes within', () => {
    expect(copyLine([[501, 502], [], ['super admin', 'a"b']])).toBe('{501,502}\t{}\t{"super admin","a\\\\"b"}\n');
  });
});
