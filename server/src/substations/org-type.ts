/** Numbers of `organisation.org_type` that a new substation has to do with. */
export const orgTypes = { division: 3, subdivision: 4, substation: 5 } as const;
