import * as english from 'shared-contracts/audit/audit-words';
import * as gujarati from 'shared-contracts/audit/gu';
import * as hindi from 'shared-contracts/audit/hi';
import { isLanguage, type Language } from 'shared-contracts/constant/language';

type Words = Readonly<Record<string, string>>;

/** What the codes of the audit trail are called in one language. */
export interface AuditWords {
  readonly auditActions: Words;
  readonly auditSubjects: Words;
  readonly auditFacts: Words;
  readonly auditValues: Words;
}

const languages: Readonly<Record<Language, AuditWords>> = { en: english, gu: gujarati, hi: hindi };

/** In the language that a person has chosen; English without one. */
export function auditWordsOf(language: string | undefined): AuditWords {
  return languages[isLanguage(language) ? language : 'en'];
}
