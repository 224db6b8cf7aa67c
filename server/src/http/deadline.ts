// The longest that a call is held. A database that is frozen answers nothing, not even that a statement took too long.
import { Refusal } from './refusal';

/** For who may call, and again for the answer; longer than a statement may take. */
const patienceMs = 14_000;

/** Refuses what has no result in time. The work itself goes on, and frees what it holds when it ends. */
export async function inTime<T>(work: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal('tookTooLong')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
