type Facts = Readonly<Record<string, unknown>> | null;

export interface ComparedFact {
  readonly name: string;
  /** Null: the record had no such fact. */
  readonly before: string | null;
  readonly after: string | null;
  readonly isChanged: boolean;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The facts of both sides by name; those that changed come first. */
export function comparedFacts(before: Facts, after: Facts): ComparedFact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  const facts = names.map((name): ComparedFact => {
    const sides = { before: textOf(before?.[name]), after: textOf(after?.[name]) };
    return { name, ...sides, isChanged: sides.before !== sides.after };
  });
  return [...facts.filter(({ isChanged }) => isChanged), ...facts.filter(({ isChanged }) => !isChanged)];
}
