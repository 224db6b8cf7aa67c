import { useMemo } from 'react';
import { useTexts, wordOf as storedWord } from 'shared-ui/language';
import { auditWords } from '../text/master-texts';
import { factText } from './fact-text';

interface AuditWords {
  readonly actionOf: (code: string) => string;
  readonly subjectOf: (code: string) => string;
  /** What a fact is called. */
  readonly nameOf: (fact: string) => string;
  /** The value of a fact for people. */
  readonly valueOf: (fact: string, value: unknown) => string;
}

/** The codes of the audit trail in the words of the language in force. */
export function useAuditWords(): AuditWords {
  const actionOf = useTexts(auditWords.actions);
  const subjectOf = useTexts(auditWords.subjects);
  const nameOf = useTexts(auditWords.facts);
  const wordOf = useTexts(auditWords.values);
  return useMemo(() => {
    const isCode = (code: string) => Object.hasOwn(auditWords.values.english, code);
    const valueOf = (fact: string, value: unknown) => {
      // Reasons have the words of data; the server names them.
      if (fact === 'reasonIds' && Array.isArray(value)) return factText(fact, value.map(String).map(storedWord), () => null);
      return factText(fact, value, (code) => (isCode(code) ? wordOf(code) : null));
    };
    return { actionOf, subjectOf, nameOf, valueOf };
  }, [actionOf, subjectOf, nameOf, wordOf]);
}
