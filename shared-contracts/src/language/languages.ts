// For programs that speak every language at once: the server and the checks. A page fetches the one language of its user.
import * as gujaratiAudit from '../audit/gu';
import * as hindiAudit from '../audit/hi';
import type { Language } from '../constant/language';
import * as gujarati from './gu';
import * as hindi from './hi';
import { dataWords as gujaratiData } from './words/gu';
import { dataWords as hindiData } from './words/hi';

type Words = Readonly<Record<string, string>>;

interface Translation {
  /** Messages of rules and of the server, by code. */
  readonly messages: Words;
  readonly audit: Readonly<Record<'auditActions' | 'auditSubjects' | 'auditFacts' | 'auditValues' | 'securityWords', Words>>;
  /** Values of data, such as reasons. */
  readonly data: Words;
}

const byCode = (tables: Readonly<Record<string, Words>>): Words => Object.assign({}, ...Object.values(tables));

/** Every language but English, which is the source. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Translation>> = {
  gu: { messages: byCode(gujarati), audit: gujaratiAudit, data: gujaratiData },
  hi: { messages: byCode(hindi), audit: hindiAudit, data: hindiData },
};
