import { describe, expect, it } from '@jest/globals';
import { createBoundedQueue } from './bounded-queue';

/** A job that ends when told. */
function openJob() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { run: () => done, end };
}

describe('a bounded queue', () => {
  it('runs so many at a time, lets so many wait and turns away the rest', async () => {
    const queue = createBoundedQueue({ width: 1, length: 1 });
    const started: string[] = [];
    const first = openJob();
    const one = queue.run(() => (started.push('one'), first.run()));
    const two = queue.run(async () => void started.push('two'));
    expect(queue.run(async () => undefined)).toBeNull();
    await Promise.resolve();
    expect(started).toEqual(['one']);
    first.end();
    await Promise.all([one, two]);
    expect(started).toEqual(['one', 'two']);
    expect(queue.run(async () => undefined)).not.toBeNull();
  });

  it('gives the place on when a job fails', async () => {
    const queue = createBoundedQueue({ width: 1, length: 1 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'fine');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('fine');
  });
});
