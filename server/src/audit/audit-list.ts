// The audit trail as a list. On the screen codes become words in the browser; in a downloaded file the database writes
// the words itself, in the reader's language.
import { type RawBuilder, sql } from 'kysely';
import { auditMoments } from 'shared-contracts/audit/audit-words';
import { auditFields } from 'shared-contracts/entity/audit-entry';
import type { Principal } from '../access/principal';
import { keepsEverything } from '../access/suite-scope';
import { csvMoment } from '../grid/cell';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';
import { wordOf } from '../grid/word-of';
import { type AuditWords, auditWordsOf } from './audit-words';

const nothing = '\u2013';

/** The value of a fact `f` for people: moments of India, codes in words, lists with commas. */
function valueText({ auditValues, reasons }: AuditWords): RawBuilder<string> {
  const text = sql`(f.value #>> '{}')`;
  const words = sql`${JSON.stringify(auditValues)}::jsonb`;
  return sql`coalesce(case jsonb_typeof(f.value)
    when 'array' then (
      select string_agg(case when f.key = 'reasonIds' then ${wordOf(reasons, sql`e`)} else e end, ', ')
      from jsonb_array_elements_text(f.value) e)
    when 'boolean' then ${words} ->> ${text}
    else nullif(case
      when f.key in (${sql.join(auditMoments)}) then ${csvMoment(sql`${text}::timestamptz`)}
      else coalesce(${words} ->> (f.key || '.' || ${text}), ${text}) end, '') end, ${nothing})`;
}

/** A side of an entry, with the names of reasons in place of their numbers; a reason that is gone keeps its number. */
function namedReasons(side: 'before' | 'after'): RawBuilder<unknown> {
  const facts = sql.ref(`o.${side}`);
  return sql`(case when jsonb_typeof(${facts} -> 'reasonIds') = 'array' then jsonb_set(${facts}, '{reasonIds}', (
    select coalesce(jsonb_agg(coalesce(to_jsonb(r.name), i.id) order by i.place), '[]')
    from jsonb_array_elements(${facts} -> 'reasonIds') with ordinality i(id, place)
    left join reason r on to_jsonb(r.id) = i.id)) else ${facts} end)`;
}

/** What a change made of the record, a fact after the other; of a record that came or went all that was known. */
function changedFacts(side: 'before' | 'after', words: AuditWords): RawBuilder<string> {
  const own = namedReasons(side);
  const other = namedReasons(side === 'before' ? 'after' : 'before');
  const isEmpty = sql`f.value in ('null', '""', '[]')`;
  // A fact that only one side names was not touched, or is new.
  const isChanged = side === 'before' ? sql`${other} -> f.key <> f.value` : sql`${other} -> f.key is distinct from f.value`;
  const isNews = sql`not (${isEmpty} and coalesce(${other} -> f.key, 'null') in ('null', '""', '[]'))`;
  return sql`(
    select string_agg(${wordOf(words.auditFacts, sql`f.key`)} || ': ' || ${valueText(words)}, '; ' order by f.place)
    from jsonb_each(${own}) with ordinality f(key, value, place)
    where ${isNews} and (${other} is null or ${isChanged}))`;
}

/** The list for a reader of this language. */
export function auditList(language: string | undefined): ListSource {
  const words = auditWordsOf(language);
  // What was before and after is JSON: read as such, found by its text.
  const facts = (name: 'before' | 'after') => ({
    expression: sql`${namedReasons(name)}::text`,
    wire: namedReasons(name),
    csv: changedFacts(name, words),
  });
  const entries = tableColumns(auditFields, {}, {
    action: { csv: wordOf(words.auditActions, sql.ref('o.action')) },
    subject: { csv: wordOf(words.auditSubjects, sql.ref('o.subject')) },
    before: facts('before'),
    after: facts('after'),
  });
  return {
    table: 'audit_entry',
    joins: {},
    columns: Object.values(entries),
    defaultOrder: [{ column: entries.id, direction: 'desc' }],
    tieBreak: entries.id,
  };
}

/** Users who keep all master data read all entries, others those of their own company. */
export function auditScope(user: Principal['user']): RawBuilder<boolean> {
  return keepsEverything(user) ? sql`true` : sql`o.actor_company = ${user.companyName}`;
}
