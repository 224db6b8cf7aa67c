import { securityWords as english } from 'shared-contracts/audit/audit-words';
import { securityWords as gujarati } from 'shared-contracts/audit/gu';
import { securityWords as hindi } from 'shared-contracts/audit/hi';
import { isLanguage, type Language } from 'shared-contracts/constant/language';
import type { SecurityKind } from 'shared-contracts/entity/security-event';

type Words = Readonly<Record<SecurityKind, string>>;

const languages: Readonly<Record<Language, Words>> = { en: english, gu: gujarati, hi: hindi };

/** What the events of the security trail are called, in the language that a person has chosen; English without one. */
export function securityWordsOf(language: string | null | undefined): Words {
  return languages[isLanguage(language) ? language : 'en'];
}
