import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useLocale } from './locale/use-locale';
import { popupContainer } from './popup-container';

const theme = { zeroRuntime: true, hashed: false, cssVar: { key: 'suite' } };
const button = { autoInsertSpace: false };
/** The suite answers a press by colour alone. */
const wave = { disabled: true };

/** What all of antd inside it takes from the suite. Colours and measures stand in stylesheets already. */
export function KitProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const locale = useLocale();
  return (
    <ConfigProvider locale={locale} theme={theme} button={button} wave={wave} virtual={false} getPopupContainer={popupContainer}>
      {children}
    </ConfigProvider>
  );
}
