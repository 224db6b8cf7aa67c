import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message';

describe('a message', () => {
  const event = { type: 'close', sfmsId: '1' };

  it.each([
    ['an event', JSON.stringify(event), [event]],
    ['a list', JSON.stringify([event, 'nonsense']), [event, 'nonsense']],
    ['the body of the call', JSON.stringify({ events: [event] }), [event]],
    ['something else, to be rejected by itself', '{"events":7}', [{ events: 7 }]],
    ['nothing', '[]', []],
  ])('may be %s', (_name, text, events) => {
    expect(readMessage(text)).toEqual({ events });
  });

  it.each(['', 'text', '7', 'null', '{"type":', `[${'1,'.repeat(5_000)}1]`])('is malformed as %.10s', (text) => {
    expect(readMessage(text)).toEqual({ problem: expect.any(String) });
  });
});
