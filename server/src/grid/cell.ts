// How values look: on the wire (docs/product.md#lists) and in a CSV cell.
import { type RawBuilder, sql } from 'kysely';
import { indianOffset } from 'shared-contracts/constant/indian-time';
import { formulaStart } from 'shared-contracts/rule/formula';

type Expression = RawBuilder<unknown>;

export function wireMoment(expression: Expression): RawBuilder<string> {
  const form = sql.lit(`YYYY-MM-DD"T"HH24:MI:SS"${indianOffset}"`);
  return sql`to_char(${expression} at time zone 'Asia/Kolkata', ${form})`;
}

export function csvMoment(expression: Expression): RawBuilder<string> {
  return sql`to_char(${expression} at time zone 'Asia/Kolkata', 'DD-MM-YYYY HH24:MI:SS')`;
}

/** `HH:mm:ss` between two moments as they are shown, without their fractions; hours may exceed 99. */
export function durationText(start: Expression, end: Expression): RawBuilder<string> {
  return sql`to_char(make_interval(secs => floor(extract(epoch from ${end})) - floor(extract(epoch from ${start}))), 'HH24:MI:SS')`;
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe makes it text. */
export function formulaSafe(expression: Expression): RawBuilder<string> {
  return sql`case when ${expression} ~ ${formulaStart} then '''' || ${expression} else ${expression} end`;
}

/** The calendar day in India. */
export function indianDate(moment: Expression): RawBuilder<string> {
  return sql`(${moment} at time zone 'Asia/Kolkata')::date`;
}

/** The time of day in India; what is shown has no fractions, so what is compared has none. */
export function indianTime(moment: Expression): RawBuilder<string> {
  return sql`date_trunc('second', ${moment} at time zone 'Asia/Kolkata')::time`;
}

export function wireDate(date: Expression): RawBuilder<string> {
  return sql`to_char(${date}, 'YYYY-MM-DD')`;
}

export function csvDate(date: Expression): RawBuilder<string> {
  return sql`to_char(${date}, 'DD-MM-YYYY')`;
}

export function wireTime(time: Expression): RawBuilder<string> {
  return sql`to_char(${time}, 'HH24:MI:SS')`;
}
