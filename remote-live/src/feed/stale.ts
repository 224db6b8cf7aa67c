import type { FeedSign } from './feed';

/** The server's heartbeat comes each 5 seconds: without any word for so long one is overdue. After 10 Socket.IO gives the line up. */
const silentMs = 7_500;

/** The line may live while the feed behind it stands still: the check of each minute is then missing. */
const dataSilentMs = 90_000;

/** Whether the screen is not to be trusted although the connection stands. */
export function isStale(sign: Pick<FeedSign, 'silentMs' | 'dataSilentMs'>): boolean {
  return sign.silentMs > silentMs || sign.dataSilentMs > dataSilentMs;
}
