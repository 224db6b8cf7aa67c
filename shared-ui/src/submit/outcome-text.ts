import type { Outcome } from 'shared-contracts/entity/outcome';
import { getLanguage } from '../language/language-store';
import { languages } from '../language/languages';

/** What the server says of an accepted write, in the language in force; its own English where nobody has translated its code. */
export function outcomeText({ message, code = '' }: Pick<Outcome, 'message' | 'code'>): string {
  const own = languages.textsOf('shared-ui/success', getLanguage())?.[code];
  return typeof own === 'string' ? own : message;
}
