// The wallboard: `?kiosk=1` hides the host's menu (its CSS looks at data-kiosk) and keeps the screen awake.
import { hasLayer } from 'shared-ui/control';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { keepAwake } from './keep-awake';

const parameter = 'kiosk';

export interface Kiosk {
  readonly isKiosk: boolean;
  readonly setKiosk: (isOn: boolean) => void;
}

export function useKiosk(): Kiosk {
  const [params, setParams] = useSearchParams();
  const isKiosk = params.get(parameter) === '1';

  useEffect(() => {
    if (!isKiosk) return;
    const { dataset } = document.documentElement;
    dataset['kiosk'] = 'on';
    const letSleep = keepAwake();
    return () => {
      delete dataset['kiosk'];
      letSleep();
    };
  }, [isKiosk]);

  const setKiosk = (isOn: boolean) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (isOn) next.set(parameter, '1');
      else next.delete(parameter);
      return next;
    });

  const leaveOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // An open popup is closed first.
    if (event.key === 'Escape' && !event.defaultPrevented && !hasLayer()) setKiosk(false);
  });
  useEffect(() => {
    if (!isKiosk) return;
    const onKey = (event: KeyboardEvent) => leaveOnEscape(event);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isKiosk]);

  return { isKiosk, setKiosk };
}
