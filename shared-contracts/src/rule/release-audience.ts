// Who gets a release first. Everybody else keeps the one before, until it is promoted.
import * as v from 'valibot';
import { companies, companySchema } from '../constant/company';
import { trimEurjaCode } from './organisation-scope';

/** A share of all people, one company, or an office (8 digits) with everything below it. */
export const releaseAudienceSchema = v.union([
  v.strictObject({ percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) }),
  v.strictObject({ company: companySchema }),
  v.strictObject({ office: v.pipe(v.string(), v.regex(/^\d{8}$/)) }),
]);
export type ReleaseAudience = v.InferOutput<typeof releaseAudienceSchema>;

interface Person {
  readonly companyName: string;
  readonly eurjaCode: string;
  /** Where the person stands among all, from 0 to below 100; the same each time. */
  readonly position: number;
}

export function isInAudience(audience: ReleaseAudience, { companyName, eurjaCode, position }: Person): boolean {
  if ('percent' in audience) return position < audience.percent;
  if ('company' in audience) return companyName === audience.company;
  return eurjaCode.startsWith(trimEurjaCode(audience.office));
}

/** As people write it: `10%`, `GETCO`, `95010000`. */
export function audienceText(audience: ReleaseAudience): string {
  if ('percent' in audience) return `${audience.percent}%`;
  return 'company' in audience ? audience.company : audience.office;
}

/** Null: it names no audience. */
export function parseAudience(text: string): ReleaseAudience | null {
  const percent = /^(\d{1,2})%$/.exec(text)?.[1];
  const company = companies.find((name) => name === text);
  const given = percent ? { percent: Number(percent) } : company ? { company } : { office: text };
  const parsed = v.safeParse(releaseAudienceSchema, given);
  return parsed.success ? parsed.output : null;
}
