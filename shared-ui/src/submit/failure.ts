import { type ApiError, hasTimedOut } from 'shared-contracts/client';
import type { Fault, FaultTexts } from 'shared-contracts/fault/fault';
import type { TextSet } from '../language/define-texts';
import { textOf } from '../language/translate';
import { faultText } from './fault-text';
import { submitTexts } from './submit-texts';

/** What a form says where nobody else has said anything. */
export interface FailureTexts {
  /** Of the codes that concern the form. */
  readonly texts: TextSet<FaultTexts>;
  /** A refusal without a message. */
  readonly refused?: string | undefined;
  /** No answer, or none that can be read. */
  readonly broken?: string | undefined;
}

/** A try that failed, as it happened: texts come later, in the language in force. */
export type Mishap =
  | { readonly by: 'form'; readonly faults: readonly Fault[] }
  | { readonly by: 'server'; readonly error: ApiError };

/** A try that failed, as it is told. */
export interface Failure {
  /** Who found it: the rules of the form before anything was sent, or the call. */
  readonly by: Mishap['by'];
  /** The first sentence, for where one is shown. */
  readonly message: string;
  /** Every sentence once, the first among them. */
  readonly messages: readonly string[];
  /** The sentence at each faulty field, in the order in which they were found. */
  readonly fields: ReadonlyMap<string, string>;
  /** Somebody else was faster: what the form started from is old. */
  readonly isConflict: boolean;
}

function sentencesOf(error: ApiError, { texts, refused, broken }: FailureTexts): readonly string[] {
  const own = textOf(submitTexts);
  if (error.kind !== 'http') return [broken ?? own(hasTimedOut(error) ? 'noAnswer' : error.kind === 'network' ? 'unreachable' : 'failed')];
  if (error.isUnexplained) return [refused ?? own('failed')];
  const translated = error.faults.map((fault) => faultText(texts, fault));
  const isKnown = translated.length > 0 && !translated.includes(null);
  return isKnown ? translated.filter((text) => text !== null) : [error.message, ...error.errors];
}

/** The first of two faults of one field is shown. */
function firstOfEach(entries: readonly (readonly [field: string, text: string])[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const [field, text] of entries) if (!first.has(field)) first.set(field, text);
  return first;
}

/** What a mishap says in the language in force. A code that this release does not know is told in the server's English. */
export function describe(mishap: Mishap, told: FailureTexts): Failure {
  const faults = mishap.by === 'form' ? mishap.faults : mishap.error.faults;
  const sentences =
    mishap.by === 'form' ? faults.map((fault) => faultText(told.texts, fault) ?? fault.code) : sentencesOf(mishap.error, told);
  const messages = [...new Set(sentences)];
  const [message = ''] = messages;
  // The server says each sentence once; as many as there are faults, they are in the same order.
  const english = mishap.by === 'server' && mishap.error.errors.length === faults.length ? mishap.error.errors : [];
  const atFields = faults.flatMap((fault, index) =>
    fault.field === null ? [] : [[fault.field, faultText(told.texts, fault) ?? english[index] ?? message] as const]);
  return {
    by: mishap.by,
    message,
    messages,
    fields: firstOfEach(atFields),
    isConflict: mishap.by === 'server' && mishap.error.status === 409,
  };
}

/** What a call that failed says, outside of a form. */
export function describeFailure(error: ApiError, texts: TextSet<FaultTexts>): Failure {
  return describe({ by: 'server', error }, { texts });
}
