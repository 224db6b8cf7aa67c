import { type RawBuilder, sql } from 'kysely';

/** What a code is called; one without a word is shown as it is. */
export function wordOf(words: Readonly<Record<string, string>>, code: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce(${JSON.stringify(words)}::jsonb ->> ${code}, ${code})`;
}
