import { describe, expect, it } from '@jest/globals';
import { maskedUrl } from './masked-url';

describe('an address in the trail', () => {
  it.each([
    ['https://desk.example/hook', 'https://desk.example/hook'],
    ['https://desk.example/hook?token=abc&room=7', 'https://desk.example/hook?token=\u2026&room=\u2026'],
    ['https://desk.example/hook?a=b=c&bare', 'https://desk.example/hook?a=\u2026&\u2026'],
    ['https://desk.example/?next=https://x.example/?key=1', 'https://desk.example/?next=\u2026'],
  ])('%s says nothing of what its query holds', (url, masked) => expect(maskedUrl(url)).toBe(masked));
});
