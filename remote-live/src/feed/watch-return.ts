/** Calls `onReturn` when the browser comes online or the tab is looked at again. Returns the function that stops it. */
export function watchReturn(onReturn: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
