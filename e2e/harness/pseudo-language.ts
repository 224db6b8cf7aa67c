// A made-up language: the English texts with accents and 40 % longer. It stands in for the Gujarati of the suite
// that runs, so that its releases are tested as they are.
import type { Page } from '@playwright/test';
import { runScript } from './release';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };

/** The values in braces stay. Words are added, as a longer language has them. */
function pseudo(english: string): string {
  const accented = english.replaceAll(/\{\w+\}|[A-Za-z]/g, (part) => accents[part] ?? part);
  const length = Math.ceil(english.length * 0.4);
  return `${accented}${' lórém ípsúm'.repeat(Math.ceil(length / 12)).slice(0, length)}`;
}

const formsOf = (text: string | Record<string, string> | null): string[] =>
  text === null ? [] : typeof text === 'string' ? [text] : Object.values(text);

/** The texts of the made-up language by those of Gujarati. */
export function pseudoTexts(): ReadonlyMap<string, string> {
  const texts: { en: string | Record<string, string>; gu: string | Record<string, string> | null }[] = JSON.parse(runScript('texts', []));
  return new Map(
    texts.flatMap(({ en, gu }) => {
      const longest = formsOf(en).toSorted((a, b) => b.length - a.length)[0] ?? '';
      return formsOf(gu).map((own) => [own, pseudo(longest)] as const);
    }),
  );
}

/** The page speaks the made-up language: its files of Gujarati are changed on their way. Answers how many texts were changed. */
export async function speakPseudo(page: Page, texts: ReadonlyMap<string, string>): Promise<() => number> {
  let changed = 0;
  await page.addInitScript(() => {
    localStorage.setItem('suite.language', 'gu');
    // What is changed on its way has another hash than its release says.
    Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { value: '', writable: true });
  });
  await page.route(/\.js(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (!/[\u0a80-\u0aff]/.test(code)) {
      await route.fulfill({ response });
      return;
    }
    const body = code.replaceAll(/"(?:[^"\\]|\\.)*"/g, (literal) => {
      const own = texts.get(literal.slice(1, -1));
      changed += own === undefined ? 0 : 1;
      return own === undefined ? literal : JSON.stringify(own);
    });
    await route.fulfill({ response, body });
  });
  return () => changed;
}
