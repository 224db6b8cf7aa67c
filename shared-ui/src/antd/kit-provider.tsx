import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useLocale } from './locale/use-locale';

const theme = { zeroRuntime: true, hashed: false, cssVar: { key: 'suite' } };
const button = { autoInsertSpace: false };
/** The suite answers a press by colour alone. */
const wave = { disabled: true };

/**
 * Where a popup stands: within the dialog of what opened it, else within the main part of the page, so that screen
 * readers find it in a landmark. At the end of the body it would be in no landmark, and outside the dialog it belongs to.
 */
function popupContainer(opener?: HTMLElement): HTMLElement {
  return opener?.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main') ?? document.body;
}

/** What all of antd inside it takes from the suite. Colours and measures stand in stylesheets already. */
export function KitProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const locale = useLocale();
  return (
    <ConfigProvider locale={locale} theme={theme} button={button} wave={wave} virtual={false} getPopupContainer={popupContainer}>
      {children}
    </ConfigProvider>
  );
}
