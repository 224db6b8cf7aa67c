import type { Texts, TextSet } from '../../language/define-texts';
import { englishOf, textOf, type Translate } from '../../language/translate';
import type { FileTitles } from '../../menu/titled-download';
import type { ListColumn } from './list-column';

type TextsOf = <English extends Texts>(set: TextSet<English>) => Translate<English>;

/**
 * Columns in the language in force (`t` of `texts`), which also know the English title that a file has. `make` takes
 * other sets of texts by its second parameter.
 */
export function columnsIn<const English extends Texts, Column extends ListColumn>(
  texts: TextSet<English>,
  t: Translate<English>,
  make: (t: Translate<English>, textsOf: TextsOf) => Column[],
): Column[] {
  const english = make(englishOf(texts), englishOf);
  return make(t, textOf).map((column, index) => ({ ...column, fileTitle: english[index]?.header }));
}

/** What the column is called in a file. */
export function titleIn({ header, fileTitle = header }: ListColumn, titles: FileTitles): string {
  return titles === 'own' ? header : fileTitle;
}
