import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSoundPermit } from './use-sound-permit';

let mayResume = false;

/** Sounds only once it may, as a browser's after a touch. */
class FakeAudioContext extends EventTarget {
  state = 'suspended';
  async resume(): Promise<void> {
    if (!mayResume) return new Promise(() => undefined);
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
}

afterEach(() => void Reflect.deleteProperty(window, 'AudioContext'));

it('says that the browser keeps sound silent until the page is touched', async () => {
  Object.assign(window, { AudioContext: FakeAudioContext });
  const { result, rerender } = renderHook(({ wantsSound }) => useSoundPermit(wantsSound), { initialProps: { wantsSound: false } });
  expect(result.current).toBe(false);
  rerender({ wantsSound: true });
  expect(result.current).toBe(true);
  mayResume = true;
  await act(async () => void window.dispatchEvent(new Event('pointerup')));
  expect(result.current).toBe(false);
});
