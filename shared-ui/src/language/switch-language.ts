import type { Language } from 'shared-contracts/constant/language';
import { setLanguage } from './language-store';
import { languageReady } from './package-languages';

let asked = 0;

/**
 * Changes the language as soon as its texts are here, so that no screen is shown half in English. Remembered on
 * this browser and told to screen readers by the `lang` of the page. A later call wins over one that still loads.
 */
export async function switchLanguage(language: Language): Promise<void> {
  asked += 1;
  const turn = asked;
  await languageReady(language);
  if (turn === asked) setLanguage(language);
}
