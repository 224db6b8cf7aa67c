import { bringLanguages, type Translation } from 'shared-ui/language';
import { loadFont } from './load-font';

/** With the texts comes the font of their script, so that no screen is shown in one font and then in another. */
async function withFont(texts: Promise<Translation>, family: string, sample: string): Promise<Translation> {
  const translation = await texts;
  await loadFont(family, sample);
  return translation;
}

/** The languages of this package. */
export const languages = bringLanguages({
  gu: () => withFont(import('./gu'), 'Noto Sans Gujarati', 'ગ'),
  hi: () => withFont(import('./hi'), 'Noto Sans Devanagari', 'ह'),
});
