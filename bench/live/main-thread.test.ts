import { expect, it } from '@jest/globals';
import { tasksOf } from './main-thread';

const thread = (pid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid, tid: 1, args: { name } });
const task = (pid: number, dur: number, tdur: number) => ({ name: 'RunTask', ph: 'X', pid, tid: 1, dur, tdur });

it('takes the tasks of the page that works most, by the clock and by the processor', () => {
  const traceEvents = [
    task(1, 90_000, 80_000),
    thread(1, 'CrBrowserMain'),
    thread(2, 'CrRendererMain'),
    task(2, 1000, 900),
    thread(3, 'CrRendererMain'),
    task(3, 60_000, 12_500),
    { name: 'Paint', ph: 'X', pid: 3, tid: 1, dur: 70_000, tdur: 70_000 },
    task(3, 2000, 2000),
  ];
  expect(tasksOf(JSON.stringify({ traceEvents }))).toEqual([{ wall: 60, busy: 12.5 }, { wall: 2, busy: 2 }]);
  expect(tasksOf('{"traceEvents":[]}')).toEqual([]);
});
