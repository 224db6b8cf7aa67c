interface LineWatcher {
  /** The browser has come online or the tab is looked at again. */
  readonly onReturn: () => void;
  /** The browser has lost its network. */
  readonly onOffline: () => void;
}

/** What the browser says about the line. Returns the function that stops it. */
export function watchLine({ onReturn, onOffline }: LineWatcher): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
