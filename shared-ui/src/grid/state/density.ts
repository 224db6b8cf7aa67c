// How close rows stand is a matter of the screen, so it is remembered on this browser, for all lists.
import { useState } from 'react';

export type Density = 'comfortable' | 'compact';

const storageKey = 'suite.density';

function readDensity(): Density {
  try {
    return window.localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable'; // storage is forbidden
  }
}

/** The density of the rows, and the way to change it. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(readDensity);
  const choose = (chosen: Density): void => {
    setDensity(chosen);
    try {
      window.localStorage.setItem(storageKey, chosen);
    } catch {
      // storage is forbidden: the choice lasts as long as the page
    }
  };
  return [density, choose];
}
