import { getLanguage } from './language-store';
import { languages } from './languages';

/**
 * A fixed value of data ('Protection', 'Earth Fault', a reason) in the language in force. What has no word there is
 * shown as it is stored. The component has to use `useTexts` or `useLanguage`, which tell it when the language changes.
 */
export function wordOf(stored: string): string {
  const word = languages.textsOf('shared-ui/words', getLanguage())?.[stored];
  return typeof word === 'string' ? word : stored;
}

/** Fixed values as choices: each is itself on the wire, and its word on screen. */
export function wordChoices(stored: readonly string[]): { value: string; label: string }[] {
  return stored.map((value) => ({ value, label: wordOf(value) }));
}
