// JSON or XML of a message, looked at by paths.

export interface Node {
  readonly [name: string]: unknown;
}

type Value = string | Node;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One or several of one name; numbers and truth values as their texts. */
export function listOf(value: unknown): Value[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown): Value[] => {
    if (isNode(one)) return [one];
    return typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [String(one)] : [];
  });
}

function valueAt(node: Node, path: readonly string[]): string | undefined {
  const [name = '', ...rest] = path;
  for (const child of Object.hasOwn(node, name) ? listOf(node[name]) : []) {
    if (typeof child === 'string') {
      if (rest.length === 0 && child !== '') return child;
      continue;
    }
    const found = rest.length === 0 ? valueAt(child, ['value']) : valueAt(child, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first text at one of the paths, such as `actualPeriod.start`. */
export function textAt(node: Node, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const found = valueAt(node, path.split('.'));
    if (found !== undefined) return found;
  }
  return undefined;
}
