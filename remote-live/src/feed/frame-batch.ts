// A storm brings many events within one frame: they are applied together, once. A hidden tab gets no
// frames, so a timer stands in for them.
const hiddenTabDelayMs = 250;

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
    run(burst);
  };
  return {
    add: (item) => {
      items.push(item);
      frame ??= requestAnimationFrame(flush);
      timer ??= setTimeout(flush, hiddenTabDelayMs);
    },
    flush,
    cancel: () => {
      unschedule();
      items = [];
    },
  };
}
