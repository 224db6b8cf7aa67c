import { describe, expect, it } from '@jest/globals';
import { lockGlobals, watchGlobals } from './host-globals';

describe('lockGlobals', () => {
  it('makes an assignment fail, and keeps what was there', () => {
    const open = window.XMLHttpRequest.prototype.open;
    lockGlobals();
    expect(() => Object.assign(window.XMLHttpRequest.prototype, { open: () => undefined })).toThrow(TypeError);
    expect(() => Object.defineProperty(window, 'WebSocket', { value: null })).toThrow(TypeError);
    expect(window.XMLHttpRequest.prototype.open).toBe(open);
  });
});

describe('watchGlobals', () => {
  it('takes back what was replaced, added or taken away, and names it', () => {
    const { map } = Array.prototype;
    const { closest } = Element.prototype;
    const takeBack = watchGlobals();
    Object.assign(Array.prototype, { map: () => ['mine'] });
    Object.assign(Object.prototype, { extra: 1 });
    Reflect.deleteProperty(Element.prototype, 'closest');
    const changed = takeBack();
    expect([...changed].sort()).toEqual(['Array.prototype.map', 'Element.prototype.closest', 'Object.prototype.extra']);
    expect(Array.prototype.map).toBe(map);
    expect(Element.prototype.closest).toBe(closest);
    expect('extra' in {}).toBe(false);
  });

  it('says nothing of what has changed before', () => {
    Object.assign(Math, { early: 1 });
    const takeBack = watchGlobals();
    expect(takeBack()).toEqual([]);
    Reflect.deleteProperty(Math, 'early');
  });
});
