import { jest } from '@jest/globals';

function set(isOnline: boolean): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The browser loses its network, and says so. */
export const goOffline = (): void => set(false);

/** It is back. */
export const goOnline = (): void => set(true);
