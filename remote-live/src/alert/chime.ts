// Two soft tones made by the browser itself, no sound file. Browsers let a page sound only after the
// user has touched it, so the first press or key wakes the audio.
const tones = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.18 },
] as const;
const toneSeconds = 0.5;
const volume = 0.18;

let context: AudioContext | null = null;

/** Call it in a click or key press of the user. */
export function wakeChime(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
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
