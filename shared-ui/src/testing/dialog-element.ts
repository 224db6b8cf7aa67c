/** jsdom knows `<dialog>` but not how to open it: gives it `showModal` and `close`, without inertness. */
export function provideDialogElement(): void {
  const prototype: Partial<HTMLDialogElement> = window.HTMLDialogElement.prototype;
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    const first = this.querySelector<HTMLElement>('button, input, select, textarea, a[href]');
    if (!this.contains(document.activeElement)) first?.focus();
  };
  prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
