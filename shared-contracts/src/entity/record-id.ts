import * as v from 'valibot';
import { mapped } from '../codec';
import { partMessage } from '../fault/part-message';

const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/, partMessage('part.whole')), v.transform(Number));

/** The id of an outage in a request body: an integer; its digits as text are accepted. */
export const recordIdSchema = v.union([v.pipe(v.number(), v.safeInteger(partMessage('part.whole')), v.minValue(1)), digits]);

/** The same as a path parameter, where everything is text. */
export const pathIdSchema = digits;

/** The path parameter of calls about one record: digits on the wire, a number inside. */
export const idParams = mapped(
  v.object({ id: pathIdSchema }),
  ({ id }) => ({ id: String(id) }),
);
