// The tasks of a page's main thread, from the browser's own trace. It tells how long each took by the clock, and how
// much of the processor it had. Only the second is the page's own on a machine that others use as well.
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';

export interface Task {
  /** Milliseconds by the clock. */
  readonly wall: number;
  /** Milliseconds of the processor. */
  readonly busy: number;
}

const categories = ['disabled-by-default-devtools.timeline'];
const mainThread = 'CrRendererMain';

const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ name: v.optional(v.unknown()) })),
});
const traceSchema = v.object({ traceEvents: v.array(v.unknown()) });

/** The page that works most. The trace also has idle pages of the browser itself. */
export function tasksOf(trace: string): readonly Task[] {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace));
  const tasks = new Map<string, Task[]>();
  const mains = new Set<string>();
  for (const raw of traceEvents) {
    const parsed = v.safeParse(eventSchema, raw);
    if (!parsed.success) continue;
    const { name, ph, pid, tid, dur, tdur, args } = parsed.output;
    const thread = `${pid}/${tid}`;
    if (name === 'thread_name' && args?.name === mainThread) mains.add(thread);
    if (name !== 'RunTask' || ph !== 'X') continue;
    const known = tasks.get(thread) ?? [];
    known.push({ wall: dur / 1000, busy: tdur / 1000 });
    tasks.set(thread, known);
  }
  const busyOf = (thread: string) => (tasks.get(thread) ?? []).reduce((sum, { busy }) => sum + busy, 0);
  const [busiest] = [...mains].sort((left, right) => busyOf(right) - busyOf(left));
  return busiest === undefined ? [] : (tasks.get(busiest) ?? []);
}

/** Traces the page while the work is done. */
export async function traceTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories });
  await work();
  return tasksOf((await browser.stopTracing()).toString('utf8'));
}
