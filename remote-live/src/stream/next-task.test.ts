import { afterEach, expect, it, jest } from '@jest/globals';
import { nextTask } from './next-task';

afterEach(() => {
  Reflect.deleteProperty(window, 'scheduler');
  jest.useRealTimers();
});

it('gives way without a timer where the browser can', async () => {
  jest.useFakeTimers();
  const giveWay = jest.fn(async () => undefined);
  Object.assign(window, { scheduler: { yield: giveWay } });
  await nextTask();
  expect(giveWay).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('waits for a timer elsewhere', async () => {
  jest.useFakeTimers();
  const waited = nextTask();
  expect(jest.getTimerCount()).toBe(1);
  jest.runAllTimers();
  await waited;
});
