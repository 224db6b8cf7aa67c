// A storm brings many events within one frame: they are applied together, once. A first event shows with the next
// frame. While more events come, the screen changes ten times a second, which is all an eye can follow. A hidden tab
// gets no frames, so a timer stands in for them.
const hiddenTabDelayMs = 250;
const pauseMs = 100;

export interface FrameBatch<Item> {
  readonly add: (item: Item) => void;
  /** Applies what waits, now. */
  readonly flush: () => void;
  readonly cancel: () => void;
}

export function createFrameBatch<Item>(run: (items: readonly Item[]) => void): FrameBatch<Item> {
  let items: Item[] = [];
  let frame: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastRun = Number.NEGATIVE_INFINITY;

  const unschedule = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
    frame = null;
    timer = null;
  };
  const flush = () => {
    unschedule();
    if (items.length === 0) return;
    const burst = items;
    items = [];
    lastRun = performance.now();
    run(burst);
  };
  const schedule = () => {
    if (frame !== null || timer !== null) return;
    const pause = lastRun + pauseMs - performance.now();
    if (pause <= 0) frame = requestAnimationFrame(flush);
    timer = setTimeout(flush, pause <= 0 ? hiddenTabDelayMs : pause);
  };
  return {
    add: (item) => {
      items.push(item);
      schedule();
    },
    flush,
    cancel: () => {
      unschedule();
      items = [];
    },
  };
}
