import * as v from 'valibot';
import { companySchema } from '../constant/company';

/** The level of the office that a user works in. */
export const orgTypes = ['Company', 'Circle', 'Division', 'Subdivision', 'Substation'] as const;
export type OrgType = (typeof orgTypes)[number];

const officeName = v.optional(v.nullable(v.string()), null);

/**
 * The signed-in user. On the wire the password state is nested (`secure.isWeakPassword`)
 * and the token is called `auth_token`; `trimEurjaCode` is the e-Urja code without trailing `00` pairs.
 */
export const userSchema = v.pipe(
  v.object({
    name: v.string(),
    empNo: v.string(),
    companyName: companySchema,
    permissions: v.array(v.string()),
    /** Those that count only with two-step sign-in, which the user has not set up; absent: none. */
    withheldPermissions: v.optional(v.array(v.string())),
    secure: v.object({ isWeakPassword: v.boolean() }),
    auth_token: v.string(),
    orgType: v.picklist(orgTypes),
    circleName: officeName,
    divisionName: officeName,
    subdivisionName: officeName,
    substationName: officeName,
    eurjaCode: v.string(),
    trimEurjaCode: v.string(),
    /** The language that they have chosen; absent: none yet. A newer server may send one that is not known here. */
    language: v.optional(v.string()),
  }),
  v.transform(({ secure, auth_token, ...user }) => ({ ...user, isWeakPassword: secure.isWeakPassword, authToken: auth_token })),
);

export type User = v.InferOutput<typeof userSchema>;

/** The way back to the wire names. */
export function encodeUser({ isWeakPassword, authToken, ...user }: User): v.InferInput<typeof userSchema> {
  return { ...user, secure: { isWeakPassword }, auth_token: authToken };
}
