import type { User } from 'shared-contracts/entity/user';

export interface Office {
  readonly level: 'company' | 'circle' | 'division' | 'subdivision' | 'substation';
  readonly name: string;
}

/** The way from the company down to the user's office. A circle and its division may share a name. */
export function officePath(user: User): Office[] {
  const levels = [
    { level: 'company', name: user.companyName },
    { level: 'circle', name: user.circleName },
    { level: 'division', name: user.divisionName },
    { level: 'subdivision', name: user.subdivisionName },
    { level: 'substation', name: user.substationName },
  ] as const;
  return levels.flatMap(({ level, name }) => (name ? [{ level, name }] : []));
}
