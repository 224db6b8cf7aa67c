import type { Fault, FaultTexts } from 'shared-contracts/fault/fault';
import type { TextSet } from '../language/define-texts';
import { textOf } from '../language/translate';
import { submitTexts } from './submit-texts';

function lookUp(set: TextSet<FaultTexts>, { code, values = {} }: Pick<Fault, 'code' | 'values'>): string | null {
  // The maker of the fault knows which values the text names.
  const translate: (key: string, values: NonNullable<Fault['values']>) => string = textOf(set);
  return Object.hasOwn(set.english, code) ? translate(code, values) : null;
}

/** What a fault says in the language in force; null for a code that this release does not know. */
export function faultText(texts: TextSet<FaultTexts>, fault: Pick<Fault, 'code' | 'values'>): string | null {
  return lookUp(texts, fault) ?? lookUp(submitTexts, fault);
}
