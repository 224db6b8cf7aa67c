/**
 * Where a popup stands: within the dialog of what opened it, else within the main part of the page, so that screen
 * readers find it in a landmark. At the end of the body it would lie in none, and beside the dialog it belongs to.
 */
export function popupContainer(opener?: HTMLElement): HTMLElement {
  return opener?.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main') ?? document.body;
}
