import { bringLanguages, type Translation } from 'shared-ui/language';

const longestWaitMs = 2000;

/** Waits for a font whose stylesheet is here, but not for longer than `longestWaitMs`. */
async function loadFont(family: string, sample: string): Promise<void> {
  // Browsers of tests know no fonts.
  const fonts: FontFaceSet | undefined = document.fonts;
  if (fonts === undefined) return;
  const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([fonts.load(`1em '${family}'`, sample).catch(() => undefined), late]);
}

/** The font of a script comes with its texts, so that no screen is shown in one font and then in another. */
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
