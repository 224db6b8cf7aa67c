// Batches are written one after the other, and those that wait go together. While one transaction commits, the next
// fills, so many small batches cost little more than one large one.
import { limits } from 'shared-contracts/constant/limit';
import { refusalOf } from '../http/error-handler';
import type { RefusalCode } from '../http/refusal';

interface Batch {
  /** Only events of the same source are written together. */
  readonly sender: { readonly id: number };
  readonly events: readonly unknown[];
}

interface Waiting<Given extends Batch, Answer> {
  readonly batch: Given;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchLine<Given extends Batch, Answer> {
  /** Null when too many wait already. */
  add(batch: Given): Promise<Answer> | null;
}

const waitAtMost = 200;
/** What says nothing of the batches: the next try would wait as long, for callers who are gone by then. */
export const hopeless: ReadonlySet<RefusalCode> = new Set(['databaseAway', 'busy', 'tookTooLong']);

/** Some of those who wait, from the front, as long as they are no more than one large batch. */
function takeNext<Given extends Batch, Answer>(waiting: Waiting<Given, Answer>[]): Waiting<Given, Answer>[] {
  let events = 0;
  const count = waiting.findIndex(({ batch }, index) => {
    events += batch.events.length;
    return index > 0 && (events > limits.ingestBatch || batch.sender.id !== waiting[0]?.batch.sender.id);
  });
  return waiting.splice(0, count < 0 ? waiting.length : count);
}

export function createBatchLine<Given extends Batch, Answer>(
  write: (batches: readonly Given[]) => Promise<readonly Answer[]>,
): BatchLine<Given, Answer> {
  const waiting: Waiting<Given, Answer>[] = [];
  let isWriting = false;

  async function writeTogether(group: readonly Waiting<Given, Answer>[]): Promise<void> {
    try {
      const answers = await write(group.map(({ batch }) => batch));
      group.forEach(({ resolve, reject }, index) => {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('A batch was not answered.'));
        else resolve(answer);
      });
    } catch (error) {
      if (group.length === 1 || hopeless.has(refusalOf(error).code)) return group.forEach(({ reject }) => reject(error));
      // One bad batch must not refuse the others: each half is written by itself.
      const half = Math.ceil(group.length / 2);
      await writeTogether(group.slice(0, half));
      await writeTogether(group.slice(half));
    }
  }

  async function work(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await writeTogether(takeNext(waiting));
    isWriting = false;
  }

  return {
    add: (batch) => {
      if (waiting.length >= waitAtMost) return null;
      return new Promise((resolve, reject) => {
        waiting.push({ batch, resolve, reject });
        if (!isWriting) void work();
      });
    },
  };
}
