// The exports of @rc-component/util/es/Dom/dynamicCSS: rules as constructed sheets, which a strict policy permits.
const sheets = new Map();
const orderOf = ({ prepend, priority = 0 }) => {
  if (prepend === 'queue') return priority;
  return prepend ? -2000 : 1;
};
const idOf = (key, { mark = 'rc-util-key' }) => `${mark}|${key}`;

function apply() {
  const sorted = [...sheets.values()].sort((a, b) => a.order - b.order);
  document.adoptedStyleSheets = sorted.map(({ sheet }) => sheet);
}

/** Callers know a `style` element and set its attributes. */
const handle = () => ({ setAttribute() {}, getAttribute: () => null, parentNode: null });

export function updateCSS(css, key, option = {}) {
  const id = idOf(key, option);
  const known = sheets.get(id);
  if (known) {
    if (known.css !== css) {
      known.sheet.replaceSync(css);
      known.css = css;
    }
    return known.handle;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const entry = { sheet, css, order: orderOf(option), handle: handle() };
  sheets.set(id, entry);
  apply();
  return entry.handle;
}

let unnamed = 0;
export function injectCSS(css, option = {}) {
  unnamed += 1;
  return updateCSS(css, `unnamed-${unnamed}`, option);
}

export function removeCSS(key, option = {}) {
  if (sheets.delete(idOf(key, option))) apply();
}

export const clearContainerCache = () => {};
