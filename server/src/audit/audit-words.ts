import * as english from 'shared-contracts/audit/audit-words';
import { isLanguage } from 'shared-contracts/constant/language';
import { reasonNames } from 'shared-contracts/constant/reason';
import { translations } from 'shared-contracts/language/languages';

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

const inEnglish: AuditWords = { ...english, reasons: {} };
const inOthers = new Map(
  Object.entries(translations).map(([language, { audit, data }]) => [language, { ...audit, reasons: reasonsIn(data) }]),
);

/** In the language that a person has chosen; English without one. */
export function auditWordsOf(language: string | undefined): AuditWords {
  return (isLanguage(language) && inOthers.get(language)) || inEnglish;
}
