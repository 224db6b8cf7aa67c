import { isDiscom } from '../constant/company';

/** Which of an outage's two codes decides whether a user sees it. */
export type ScopeHierarchy = 'substation' | 'subdivision' | 'all';

/** GUVNL stands above all; GETCO looks at the substation's code, a discom at the sub-division's (docs/product.md#organisation-scope). */
export function scopeHierarchyOf(companyName: string): ScopeHierarchy {
  if (companyName === 'GUVNL') return 'all';
  return isDiscom(companyName) ? 'subdivision' : 'substation';
}

/** The code without its trailing `00` pairs: a prefix of every code below it. */
export function trimEurjaCode(code: string): string {
  return code.replace(/(00)+$/, '');
}

/** All codes below an office as a half-open range `from <= code < to`; `to` is null when nothing lies above. */
export function codeRange(trimmedCode: string): { from: string; to: string | null } {
  const last = [...trimmedCode].findLastIndex((digit) => digit !== '9');
  const to = last < 0 ? null : trimmedCode.slice(0, last) + String(Number(trimmedCode[last]) + 1);
  return { from: trimmedCode, to };
}
