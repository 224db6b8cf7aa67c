// Two soft tones made by the browser itself, no sound file. Browsers let a page sound only after the
// user has touched it, so the first press or key wakes the audio.
const tones = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.18 },
] as const;
const toneSeconds = 0.5;
const volume = 0.18;

let context: AudioContext | null = null;
const watchers = new Set<() => void>();

function tellWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** Lets the audio sound if the browser permits: after a click or key press always, before seldom. */
export async function wakeChime(): Promise<void> {
  if (!('AudioContext' in window)) return;
  if (context === null) {
    context = new AudioContext();
    context.addEventListener('statechange', tellWatchers);
    tellWatchers();
  }
  if (context.state !== 'running') await context.resume();
}

/** Whether the browser keeps the chime silent until somebody touches the page. */
export function isChimeBlocked(): boolean {
  return context !== null && context.state !== 'running';
}

export function watchChime(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function playChime(): void {
  if (context?.state !== 'running') return;
  for (const { frequency, at } of tones) {
    const start = context.currentTime + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + toneSeconds);
  }
}
