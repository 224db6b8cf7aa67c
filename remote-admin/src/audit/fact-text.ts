import { auditMoments } from 'shared-contracts/audit/audit-words';
import { formatDateTime } from 'shared-ui/time';

const nothing = '\u2013';

/**
 * The value of a fact for people: moments of India, codes in words, lists with commas, and a dash where there is none.
 * `wordOf` knows the codes (`faultType.5`, `true`) and answers null for anything else.
 */
export function factText(fact: string, value: unknown, wordOf: (code: string) => string | null): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map((one) => factText(fact, one, wordOf)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (auditMoments.includes(fact)) return formatDateTime(text) || text;
  return (typeof value === 'boolean' ? wordOf(text) : wordOf(`${fact}.${text}`)) ?? text;
}
