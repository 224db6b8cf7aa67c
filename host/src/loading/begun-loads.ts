// A release that freezes its page can tell nobody. So each load leaves a mark in the browser before any code of the
// release runs, and takes it away when the page has lived on for a moment. A mark that stays behind is a failed load.
import * as v from 'valibot';
import { type LoadableRelease, releaseKey } from '../registry/release';

const storageKey = 'suite.loads';
/** No load takes so long, whatever became of its tab. */
const lostAfterMs = 30_000;
/** What freezes a page does so in its first screen. */
export const settledAfterMs = 1_000;

const markSchema = v.object({ tab: v.string(), key: v.string(), at: v.number() });
type Mark = v.InferOutput<typeof markSchema>;

const tab = Math.random().toString(36).slice(2);
const lockOf = (name: string): string => `suite-tab-${name}`;
// Held while this tab lives: the browser gives it back however the tab ends.
void window.navigator.locks?.request(lockOf(tab), () => new Promise(() => undefined)).catch(() => undefined);

function readMarks(): Mark[] {
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(markSchema)), window.localStorage.getItem(storageKey));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function writeMarks(marks: readonly Mark[]): void {
  try {
    if (marks.length === 0) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, JSON.stringify(marks.slice(-20)));
  } catch {
    // Without storage a frozen page stays unknown, as it was.
  }
}

/** Whoever leaves in the middle of a load has not been stopped by it. */
window.addEventListener('pagehide', () => writeMarks(readMarks().filter((mark) => mark.tab !== tab)));

/** Marks the begin of a load; the result takes the mark away. */
export function markBegun(release: LoadableRelease): () => void {
  const key = releaseKey(release);
  const mark: Mark = { tab, key, at: Date.now() };
  writeMarks([...readMarks(), mark]);
  return () => writeMarks(readMarks().filter((other) => !(other.tab === tab && other.key === key && other.at === mark.at)));
}

async function livingTabs(): Promise<ReadonlySet<string> | null> {
  const held = (await window.navigator.locks?.query())?.held;
  return held ? new Set(held.map(({ name }) => name ?? '')) : null;
}

/** Whether a load of this release began in this browser and never ended. It is told once. */
export async function takeLost(release: LoadableRelease): Promise<boolean> {
  const key = releaseKey(release);
  const marks = readMarks().filter((mark) => mark.key === key && mark.tab !== tab);
  if (marks.length === 0) return false;
  const living = await livingTabs();
  const isLost = (mark: Mark): boolean =>
    Date.now() - mark.at > lostAfterMs || (living !== null && !living.has(lockOf(mark.tab)));
  const lost = marks.filter(isLost);
  const isSame = (one: Mark, other: Mark): boolean => one.tab === other.tab && one.key === other.key && one.at === other.at;
  if (lost.length > 0) writeMarks(readMarks().filter((mark) => !lost.some((other) => isSame(mark, other))));
  return lost.length > 0;
}
