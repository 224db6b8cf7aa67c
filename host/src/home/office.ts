import type { User } from 'shared-contracts/entity/user';

/** The way from the company down to the user's office. */
export function officePath({ companyName, circleName, divisionName, subdivisionName, substationName }: User): string[] {
  return [companyName, circleName, divisionName, subdivisionName, substationName].flatMap((name) => name || []);
}
