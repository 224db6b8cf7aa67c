// Whether a rule of a remote's stylesheet can only touch what is that remote's own. The build refuses others, and so
// does the page.

/** What stands in brackets, quotes or parentheses names no element that the rule is for: `:has(...)`, `[title='a b']`. */
function withoutArguments(selector: string): string {
  let plain = selector.replaceAll(/\\./g, '_').replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^\][]*\]/g, '');
  }
  return plain;
}

/**
 * One selector, without commas. Its last part has a class of the remote, or lies inside of an element that has one.
 * `prefix` begins the remote's classes: `remote-live-`.
 */
function isPartScoped(selector: string, prefix: string): boolean {
  const steps = withoutArguments(selector).trim().split(/\s*([>+~\s])\s*/);
  return steps.some((step, index) => {
    const isOwn = step.split('.').slice(1).some((name) => name.startsWith(prefix));
    const next = steps[index + 1];
    return isOwn && (next === undefined || next === '>' || next.trim() === '');
  });
}

/** The selectors of a list that may touch what is not the remote's: `body, .remote-live-map img` has `body`. */
export function unscopedSelectors(selectors: string, prefix: string): string[] {
  // A comma inside of an argument separates no selectors.
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of selectors) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => !isPartScoped(each, prefix));
}
