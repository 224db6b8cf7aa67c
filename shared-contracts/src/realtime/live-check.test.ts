import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { hashOfIds, liveCheckSchema } from './live-check';

const ids = Array.from({ length: 500 }, (_, index) => `SFMS-${index}`);

describe('hashOfIds', () => {
  it('does not depend on the order', () => {
    expect(hashOfIds([...ids].reverse())).toBe(hashOfIds(ids));
  });

  it('stays the same from release to release, so that server and remotes of different age agree', () => {
    expect([hashOfIds([]), hashOfIds(['a']), hashOfIds(['SFMS-1', 'SFMS-2'])]).toEqual([0, 444641715, 2044513937]);
  });

  it('notices one id missing, added or exchanged', () => {
    const others = [ids.slice(1), [...ids, 'SFMS-500'], [...ids.slice(1), 'SFMS-501']].map((list) => hashOfIds(list));
    expect(new Set([hashOfIds(ids), ...others]).size).toBe(4);
  });

  it('can be kept up to date by adding and subtracting', () => {
    expect((hashOfIds(ids) - hashOfIds(['SFMS-7'])) >>> 0).toBe(hashOfIds(ids.filter((id) => id !== 'SFMS-7')));
  });
});

describe('liveCheckSchema', () => {
  it('takes a check with or without its moment', () => {
    const check = { count: 2, hash: hashOfIds(['a', 'b']) };
    expect(v.is(liveCheckSchema, check)).toBe(true);
    expect(v.is(liveCheckSchema, { ...check, currentDatetime: '2026-11-21T14:05:00+05:30' })).toBe(true);
    expect(v.is(liveCheckSchema, { count: 2, hash: -1 })).toBe(false);
  });
});
