import { isDiscom } from '../constant/company';
import type { User } from '../entity/user';

type Who = Pick<User, 'companyName' | 'orgType' | 'substationName' | 'subdivisionName'>;

/** Organisation columns of the outage list: shown, offered but hidden, or not there for this user. */
export type Visibility = 'shown' | 'hidden' | 'absent';

/** Discom, Discom Circle, Discom Division and Sub Division: for discom and GUVNL users (docs/product.md#column-visibility). */
export function discomColumns(user: Who): Visibility {
  return isDiscom(user.companyName) || user.companyName === 'GUVNL' ? 'shown' : 'absent';
}

/** Getco Circle and Getco Division: GETCO users can bring them in. */
export function getcoColumns(user: Who): Visibility {
  return user.companyName === 'GETCO' ? 'hidden' : 'absent';
}

/** The Action column with the row menu: GETCO users with a substation. */
export function hasRowActions(user: Who): boolean {
  return user.companyName === 'GETCO' && Boolean(user.substationName);
}

/** The hidden action column with the external link: sub-division users of the four discoms. */
export function hasExternalAction(user: Who): boolean {
  return isDiscom(user.companyName) && Boolean(user.subdivisionName);
}

/** Organisation columns of the substation list and of the pending report, by the user's level. */
export function officeColumns(user: Who): { circle: boolean; division: boolean; substation: boolean } {
  const isCompany = user.orgType === 'Company';
  const isCircle = user.orgType === 'Circle';
  const isDivision = user.orgType === 'Division';
  return { circle: isCompany, division: isCompany || isCircle, substation: isCompany || isCircle || isDivision };
}
