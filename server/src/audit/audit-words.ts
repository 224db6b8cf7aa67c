import * as english from 'shared-contracts/audit/audit-words';
import * as gujarati from 'shared-contracts/audit/gu';
import * as hindi from 'shared-contracts/audit/hi';
import { reasonNames } from 'shared-contracts/constant/reason';
import { dataWords as gujaratiData } from 'shared-contracts/language/words/gu';
import { dataWords as hindiData } from 'shared-contracts/language/words/hi';
import { isLanguage, type Language } from 'shared-contracts/constant/language';

type Words = Readonly<Record<string, string>>;

/** What the codes of the audit trail are called in one language. */
export interface AuditWords {
  readonly auditActions: Words;
  readonly auditSubjects: Words;
  readonly auditFacts: Words;
  readonly auditValues: Words;
  /** Of the reasons that a new database has. */
  readonly reasons: Words;
}

function reasonsIn(data: Words): Words {
  return Object.fromEntries(Object.values(reasonNames).flat().map((name) => [name, data[name] ?? name]));
}

const languages: Readonly<Record<Language, AuditWords>> = {
  en: { ...english, reasons: {} },
  gu: { ...gujarati, reasons: reasonsIn(gujaratiData) },
  hi: { ...hindi, reasons: reasonsIn(hindiData) },
};

/** In the language that a person has chosen; English without one. */
export function auditWordsOf(language: string | undefined): AuditWords {
  return languages[isLanguage(language) ? language : 'en'];
}
