import { securityWords as english } from 'shared-contracts/audit/audit-words';
import { isLanguage } from 'shared-contracts/constant/language';
import type { SecurityKind } from 'shared-contracts/entity/security-event';
import { translations } from 'shared-contracts/language/languages';

type Words = Readonly<Record<SecurityKind, string>>;

/** What the events of the security trail are called, in the language that a person has chosen; English without one. */
export function securityWordsOf(language: string | null | undefined): Words {
  if (!isLanguage(language) || language === 'en') return english;
  return { ...english, ...translations[language].audit.securityWords };
}
