type Facts = Readonly<Record<string, unknown>> | null;

export interface ComparedFact {
  readonly name: string;
  /** Undefined: the record had no such fact. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface ComparedFacts {
  readonly changed: readonly ComparedFact[];
  readonly unchanged: readonly ComparedFact[];
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isSame = (one: unknown, other: unknown) => (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/**
 * The facts of both sides by name. An entry keeps what a change looked at: a fact that only the side before names
 * has stayed as it was, unless the record itself is gone. What neither side knows is left out.
 */
export function comparedFacts(before: Facts, after: Facts): ComparedFacts {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const facts = names.map((name): ComparedFact => {
    const was = before?.[name];
    return { name, before: was, after: after !== null && !(name in after) ? was : after?.[name] };
  });
  const told = facts.filter((fact) => !isNothing(fact.before) || !isNothing(fact.after));
  const isChanged = (fact: ComparedFact) => !isSame(fact.before, fact.after);
  return { changed: told.filter(isChanged), unchanged: told.filter((fact) => !isChanged(fact)) };
}
