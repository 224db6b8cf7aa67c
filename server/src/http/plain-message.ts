// What a schema says where it has no words of its own: the validator's describe types, not mistakes.
import type * as v from 'valibot';

const isMissing = (input: unknown) => input === undefined || input === null;

/** What each check wants, by its name in valibot. */
const wants: Readonly<Record<string, (requirement: string, input: unknown) => string>> = {
  integer: () => 'must be a whole number',
  safe_integer: () => 'must be a whole number',
  min_value: (least) => `must be at least ${least}`,
  max_value: (most) => `must be at most ${most}`,
  max_length: (most, input) => `must have at most ${most} ${Array.isArray(input) ? 'entries' : 'characters'}`,
  non_empty: () => 'must not be empty',
};

/** The rest of a sentence that begins with the name of the field; to be given to `safeParse` as `message`. */
export function plainMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a field of this call';
  if (issue.kind === 'schema' && isMissing(issue.input)) return 'is missing';
  return wants[issue.type]?.(String(issue.requirement), issue.input) ?? 'is not valid';
}
