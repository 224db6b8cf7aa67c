import { isLanguage, type Language } from 'shared-contracts/constant/language';

/** `gu;q=0.9` by its code and its weight; a region (`gu-IN`) is left out. */
function readPart(part: string): { code: string; weight: number } {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { code: range.toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}

/** The first language that the caller accepts (`gu-IN,gu;q=0.9,en;q=0.8`) and the suite speaks; null: none. */
export function preferredLanguage(acceptLanguage = ''): Language | null {
  const wanted = acceptLanguage.split(',').map(readPart).filter(({ weight }) => weight > 0);
  return wanted.toSorted((one, other) => other.weight - one.weight).map(({ code }) => code).find(isLanguage) ?? null;
}
