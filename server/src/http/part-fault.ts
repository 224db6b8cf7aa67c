// An issue of the validator as a fault with a code.
import { englishOf, type KnownFault } from 'shared-contracts/english/catalogue';
import { type FaultValues, faultValuesSchema } from 'shared-contracts/fault/fault';
import { partMessage } from 'shared-contracts/fault/part-message';
import { type PartCode, partTexts } from 'shared-contracts/fault/part-texts';
import { type RangeCode, rangeTexts } from 'shared-contracts/grid/range-order';
import * as v from 'valibot';

const isMissing = (input: unknown) => input === undefined || input === null;

type Say = (requirement: number, input: unknown) => string;

/** What each check of valibot says where the schema has no words of its own. */
const wants: Readonly<Record<string, Say>> = {
  integer: () => partMessage('part.whole'),
  safe_integer: () => partMessage('part.whole'),
  min_value: (least) => partMessage('part.atLeast', { least }),
  max_value: (most) => partMessage('part.atMost', { most }),
  max_length: (most, input) => partMessage(Array.isArray(input) ? 'part.entries' : 'part.characters', { most }),
  non_empty: () => partMessage('part.empty'),
};

/** What a schema says where it has no words of its own; to be given to `safeParse` as `message`. */
export function plainMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return partMessage('part.unknown');
  if (issue.kind === 'schema' && isMissing(issue.input)) return partMessage('part.missing');
  return wants[issue.type]?.(Number(issue.requirement), issue.input) ?? partMessage('part.invalid');
}

const messageSchema = v.pipe(v.string(), v.parseJson(), faultValuesSchema);
const isCode = (text: string): text is PartCode | RangeCode => text in partTexts || text in rangeTexts;

function read(message: string): { code: PartCode | RangeCode; values: FaultValues } {
  const [code = '', ...rest] = message.split(' ');
  if (!isCode(code)) return { code: 'part.invalid', values: {} };
  return { code, values: rest.length === 0 ? {} : v.parse(messageSchema, rest.join(' ')) };
}

/** `whole` is said where the issue is about no field of its own. */
export function partFault(issue: v.BaseIssue<unknown>, whole: string): KnownFault {
  const field = v.getDotPath(issue);
  const { code, values } = read(issue.message);
  return { field, code, values: { part: field ?? whole, ...values } };
}

/** The English of it. */
export function partProblem(issue: v.BaseIssue<unknown>, whole: string): string {
  return englishOf(partFault(issue, whole));
}
