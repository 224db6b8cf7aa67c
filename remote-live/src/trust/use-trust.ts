import { useEffect, useState } from 'react';
import type { Stream } from '../stream/stream';
import { firstTrust, settleTrust, type Trust, trustOf } from './trust-state';

const lookMs = 500;

export interface TrustReading {
  readonly trust: Trust;
  /** Server time of the last message in whole seconds, epoch milliseconds; null before the first. */
  readonly lastDataAt: number | null;
}

/** Looks at the stream twice a second, so that a storm of events does not render the pill each time. */
export function useTrust(stream: Stream): TrustReading {
  const [reading, setReading] = useState<TrustReading>({ trust: firstTrust.shown, lastDataAt: null });
  useEffect(() => {
    let settled = firstTrust;
    const look = () => {
      const sign = stream.readSign();
      settled = settleTrust(settled, trustOf(sign), performance.now());
      const trust = settled.shown;
      const lastDataAt = sign.lastDataAt === null ? null : Math.floor(sign.lastDataAt / 1000) * 1000;
      setReading((before) => (before.trust === trust && before.lastDataAt === lastDataAt ? before : { trust, lastDataAt }));
    };
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [stream]);
  return reading;
}
