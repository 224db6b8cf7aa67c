import { describe, expect, it } from '@jest/globals';
import { createBatchLine } from './batch-line';

/** Writes when it is told to, and notes what was written together. */
function openLine(fails: (batches: readonly (readonly unknown[])[]) => boolean = () => false, failure: Error = new Error('refused')) {
  const written: unknown[][] = [];
  const { add } = createBatchLine(async (batches) => {
    written.push(batches.map(({ events }) => events[0]));
    if (fails(batches.map(({ events }) => events))) throw failure;
    return batches.map(({ events }) => `answer to ${String(events[0])}`);
  });
  return { line: { add: (events: readonly unknown[], id = 1) => add({ sender: { id }, events }) }, written };
}

describe('the line of batches', () => {
  it('writes together what waits, and answers each', async () => {
    const { line, written } = openLine();
    expect(await Promise.all(['a', 'b', 'c'].map((name) => line.add([name])))).toEqual(['answer to a', 'answer to b', 'answer to c']);
    expect(written).toEqual([['a'], ['b', 'c']]);
  });

  it('never writes more together than one large batch, unless it is one', async () => {
    const { line, written } = openLine();
    const large = (name: string) => Array.from({ length: 3_000 }, () => name);
    await Promise.all([line.add(['a']), line.add(large('b')), line.add(large('c')), line.add(['d'])]);
    expect(written).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('writes together only what one source sends', async () => {
    const { line, written } = openLine();
    await Promise.all([line.add(['a']), line.add(['b']), line.add(['c']), line.add(['d'], 2), line.add(['e'], 2), line.add(['f'])]);
    expect(written).toEqual([['a'], ['b', 'c'], ['d', 'e'], ['f']]);
  });

  it('lets nobody fail for another', async () => {
    const { line } = openLine((batches) => batches.flat().includes('bad'));
    const results = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((name) => line.add([name])));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it.each([
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a statement that took too long', Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })],
    ['a lock that nobody gave up', Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })],
  ])('tells all at once of %s, and does not try each', async (_what, failure) => {
    const { line, written } = openLine((batches) => batches.length > 1, failure);
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => line.add([name])));
    expect(results).toEqual([
      { status: 'fulfilled', value: 'answer to a' },
      { status: 'rejected', reason: failure },
      { status: 'rejected', reason: failure },
    ]);
    expect(written).toEqual([['a'], ['b', 'c']]);
    expect(await line.add(['later'])).toBe('answer to later');
  });

  it('turns away what it could not write in time', async () => {
    const { line } = openLine();
    const answers = Array.from({ length: 210 }, (_, index) => line.add([index]));
    expect(answers.filter((answer) => answer === null)).toHaveLength(9);
    await Promise.all(answers);
    expect(await line.add(['later'])).toBe('answer to later');
  });
});
