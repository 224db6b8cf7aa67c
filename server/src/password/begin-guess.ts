import type { Guess } from '../access/guess';
import { Refusal } from '../http/refusal';

export function tooSoon(seconds: number): Refusal {
  return new Refusal('tooManyTries', { faults: [{ field: null, code: 'login.wait', values: { seconds } }], retryAfterSeconds: seconds });
}

/**
 * Throws while this attempt has to wait. Asked when a check's turn has come: parallel guesses cannot all slip in
 * before the first is counted.
 */
export async function beginGuess(guess: Guess, now: Date): Promise<void> {
  const seconds = await guess.begin(now);
  if (seconds > 0) throw tooSoon(seconds);
}
