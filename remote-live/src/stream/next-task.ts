/**
 * Lets the page answer its user before long work goes on. A hidden tab has one timer a second, so
 * that a snapshot in steps would take a quarter of a minute there; giving way to other tasks waits for nothing.
 */
export async function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
