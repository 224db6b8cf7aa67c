// Stylesheets of a release may style what is the release's own. Its team's build refuses others; here a sheet that
// changes something of the rest of the page is removed.
import { unscopedSelectors } from 'shared-contracts/rule/scoped-selector';

/** All rules for elements, those inside of `@media` and the like included. What is nested in a rule is as scoped as that rule. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSGroupingRule) return styleRules(rule.cssRules);
    return [];
  });
}

/** Whether something outside of the remotes' area looks different by it. */
function reachesOutside(selector: string): boolean {
  // Elements are found by what their pseudo-elements hang on.
  const ofElements = selector.replaceAll(/(^|[\s>+~(,])::[\w-]+(\([^)]*\))?/g, '$1*').replaceAll(/::[\w-]+(\([^)]*\))?/g, '');
  return [...document.querySelectorAll(ofElements)].some((element) => element.closest('#content') === null);
}

function unscopedIn({ cssRules }: CSSStyleSheet, prefix: string): string[] {
  // The steps of an animation are no selectors, and CSSKeyframesRule is no grouping rule.
  return styleRules(cssRules).flatMap(({ selectorText }) => unscopedSelectors(selectorText, prefix)).filter(reachesOutside);
}

const judged = new WeakSet<CSSStyleSheet>();

/** Removes the sheets of the release that reach beyond it, and names what they would have changed. */
export function removeForeignStyles(name: string, manifestUrl: string): string[] {
  const folder = new URL('.', manifestUrl).href;
  return [...document.styleSheets].flatMap((sheet) => {
    if (judged.has(sheet) || !sheet.href?.startsWith(folder)) return [];
    const unscoped = unscopedIn(sheet, `${name}-`);
    if (unscoped.length === 0) judged.add(sheet);
    else if (sheet.ownerNode instanceof Element) sheet.ownerNode.remove();
    return unscoped;
  });
}
