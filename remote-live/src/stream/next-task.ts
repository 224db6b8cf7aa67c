/**
 * Lets the page answer its user before long work goes on. A hidden tab has one timer a second, so a snapshot in steps
 * would take a quarter of a minute there. A step aside for other tasks waits for no timer.
 */
export async function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
