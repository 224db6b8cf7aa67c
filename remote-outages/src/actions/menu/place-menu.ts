const gap = 4;

/** Below the button, or above it where there is more room; always inside the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fitsBelow = anchor.bottom + gap + height <= window.innerHeight;
  const top = fitsBelow || anchor.top < height + gap ? anchor.bottom + gap : anchor.top - gap - height;
  menu.style.top = `${Math.max(gap, Math.min(top, window.innerHeight - height - gap))}px`;
  menu.style.left = `${Math.max(gap, Math.min(anchor.left, window.innerWidth - width - gap))}px`;
}
