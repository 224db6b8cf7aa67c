import type { Fault, FaultTexts } from 'shared-contracts/fault/fault';
import type { TextSet } from '../language/define-texts';
import { textOf } from '../language/translate';
import { wordOf } from '../language/word-of';
import { submitTexts } from './submit-texts';

/** A value may be a word that has a translation: the name of a field, the type of an office. */
function valueText(value: string | number): string | number {
  return typeof value === 'string' ? wordOf(value) : value;
}

function lookUp(set: TextSet<FaultTexts>, { code, values = {} }: Pick<Fault, 'code' | 'values'>): string | null {
  // The maker of the fault knows which values the text names.
  const translate: (key: string, values: NonNullable<Fault['values']>) => string = textOf(set);
  const told = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value)]));
  return Object.hasOwn(set.english, code) ? translate(code, told) : null;
}

/** What a fault says in the language in force; null for a code that this release does not know. */
export function faultText(texts: TextSet<FaultTexts>, fault: Pick<Fault, 'code' | 'values'>): string | null {
  return lookUp(texts, fault) ?? lookUp(submitTexts, fault);
}
