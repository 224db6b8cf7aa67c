export type Timed<T> = { readonly isLate: false; readonly value: T } | { readonly isLate: true };

/** Waits for `work`, but not longer than `limitMs`. */
export function withinTime<T>(work: Promise<T>, limitMs: number): Promise<Timed<T>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ isLate: true }), limitMs);
    work
      .then((value) => resolve({ isLate: false, value }), reject)
      .finally(() => clearTimeout(timer));
  });
}
