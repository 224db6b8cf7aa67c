import { useTexts } from 'shared-ui/language';
import { texts } from '../text';

export function ModulesPage() {
  const t = useTexts(texts);
  return <h1>{t('title')}</h1>;
}
