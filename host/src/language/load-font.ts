const longestWaitMs = 2000;

/** Waits for a font whose stylesheet is here; one that is slow or does not come is not waited for. */
export async function loadFont(family: string, sample: string): Promise<void> {
  // Browsers of tests know no fonts.
  const fonts: FontFaceSet | undefined = document.fonts;
  if (fonts === undefined) return;
  const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([fonts.load(`1em '${family}'`, sample).catch(() => undefined), late]);
}
