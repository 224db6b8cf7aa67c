import { type Fault, type FaultTexts, fillText } from 'shared-contracts/fault/fault';
import type { TextSet } from '../language/define-texts';
import { getLanguage } from '../language/language-store';
import { languages } from '../language/languages';
import { textOf } from '../language/translate';
import { wordOf } from '../language/word-of';
import { submitTexts } from './submit-texts';

type Told = Pick<Fault, 'code' | 'values'>;

/** A value may be a word that has a translation: the name of a field, the type of an office. */
function wordsOf(values: Fault['values'] = {}): NonNullable<Fault['values']> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? wordOf(value) : value]));
}

function lookUp(set: TextSet<FaultTexts>, { code, values }: Told): string | null {
  // The maker of the fault knows which values the text names.
  const translate: (key: string, values: NonNullable<Fault['values']>) => string = textOf(set);
  return Object.hasOwn(set.english, code) ? translate(code, wordsOf(values)) : null;
}

/** A request that a program wrote wrongly: its English comes from the server alone. */
function partText({ code, values }: Told): string | null {
  const own = languages.textsOf('shared-ui/part', getLanguage())?.[code];
  return typeof own === 'string' ? fillText(own, wordsOf(values)) : null;
}

/** What a fault says in the language in force; null for a code that this release does not know. */
export function faultText(texts: TextSet<FaultTexts>, fault: Told): string | null {
  return lookUp(texts, fault) ?? lookUp(submitTexts, fault) ?? partText(fault);
}
