import { limits } from 'shared-contracts/constant/limit';
import type { StreamSign } from './stream';

type Silence = Pick<StreamSign, 'silentMs' | 'dataSilentMs'>;

/** The server's heartbeat comes each 5 seconds: without any word for so long one is overdue. After 10 Socket.IO gives the line up. */
const silentMs = 7_500;

/** The line may live while the stream behind it stands still: the check of each minute is then missing. */
const dataSilentMs = 90_000;

/** Whether a page without any data has waited long enough to say so: as long as a heartbeat, or as a snapshot, may take. */
export function isUnanswered(sign: Silence): boolean {
  return sign.silentMs > silentMs || sign.dataSilentMs > limits.connectionTimeoutMs;
}

/** Whether the screen is not to be trusted although the connection stands. */
export function isStale(sign: Silence): boolean {
  return sign.silentMs > silentMs || sign.dataSilentMs > dataSilentMs;
}
