import { type ReactNode, useSyncExternalStore } from 'react';
import { Tag } from 'shared-ui/display';
import { type Translate, useTexts } from 'shared-ui/language';
import { openTexts } from './open-texts';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all rows. */
function subscribe(listener: () => void): () => void {
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minuteMs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentMinute = () => Math.floor(Date.now() / minuteMs);

/** The present minute, in epoch minutes; components that use it are drawn again when the next one begins. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute);
}

/** Stands where the end of an outage will be. */
export function OpenTag(): ReactNode {
  const t = useTexts(openTexts);
  return <Tag color="warning">{t('open')}</Tag>;
}

/** 'Just now', '1 Min so far', '2 Hrs 5 Mins so far'. */
function soFar(minutes: number, t: Translate<typeof openTexts.english>): string {
  if (minutes === 0) return t('justNow');
  if (minutes < 60) return t('minutesSoFar', { count: minutes });
  const hours = t('hours', { count: Math.floor(minutes / 60) });
  return minutes % 60 === 0 ? t('hoursSoFar', { hours }) : t('minutesAfterHours', { hours, count: minutes % 60 });
}

/** How long an open outage has lasted, to the minute. `since` as on the wire. */
export function RunningDuration({ since }: { readonly since: string }): ReactNode {
  const t = useTexts(openTexts);
  const now = useMinute();
  const minutes = Math.max(0, now - Math.floor(Date.parse(since) / 60_000));
  return <span>{soFar(minutes, t)}</span>;
}
