// The name of a device in SQL, for files: the same tables as deviceName of the contracts, which screens use.
import { type RawBuilder, sql } from 'kysely';
import { browsers, longestDeviceName, systems } from 'shared-contracts/rule/device-name';

/** PostgreSQL spells the edge of a word in another way. */
const inSql = (form: RegExp) => form.source.replaceAll('\\b', '\\y');

function firstOf(names: readonly (readonly [RegExp, string])[], agent: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case ${sql.join(names.map(([form, name]) => sql`when ${agent} ~ ${inSql(form)} then ${name}`), sql` `)} end`;
}

/** `Chrome, Android` of a User-Agent header; of an unknown program its own words. */
export function deviceText(agent: RawBuilder<unknown>): RawBuilder<string | null> {
  const known = sql`nullif(concat_ws(', ', ${firstOf(browsers, agent)}, ${firstOf(systems, agent)}), '')`;
  return sql`coalesce(${known}, left(${agent}, ${longestDeviceName}))`;
}
