import { languageNames } from 'shared-contracts/constant/language';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { useLanguage, useTexts } from '../language/use-texts';
import { fileTexts } from './file-texts';
import type { MenuButtonProps } from './menu-button';

const MenuButton = lazy(() => import('./menu-button').then((module) => ({ default: module.MenuButton })));

/** In which language the titles of a file are: English, which other systems read, or the one in force. */
export type FileTitles = 'english' | 'own';

interface TitledDownloadProps extends Pick<MenuButtonProps, 'label' | 'look' | 'className'> {
  readonly onDownload: (titles: FileTitles) => void;
  /** The button where there is nothing to choose: in English, and when nothing can be downloaded. */
  readonly children: ReactElement;
  readonly isDisabled?: boolean;
}

/** A button for a file: whoever does not use the suite in English may have the titles in their own language. */
export function TitledDownload({ onDownload, children, isDisabled = false, ...button }: TitledDownloadProps): ReactNode {
  const t = useTexts(fileTexts);
  const { language } = useLanguage();
  if (language === 'en' || isDisabled) return children;
  const items = [
    { id: 'english', label: t('englishTitles'), onChoose: () => onDownload('english') },
    { id: 'own', label: t('ownTitles', { language: languageNames[language] }), onChoose: () => onDownload('own') },
  ];
  return (
    <Suspense fallback={children}>
      <MenuButton {...button} items={items} />
    </Suspense>
  );
}
