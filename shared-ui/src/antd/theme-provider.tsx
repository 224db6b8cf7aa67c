import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useTheme } from '../theme/use-theme';
import { antdTheme } from './antd-theme';

/** Gives the antd components inside it the suite's colours, in the mode in force. */
export function ThemeProvider({ children, nonce }: { children: ReactNode; nonce?: string }): ReactNode {
  const { mode } = useTheme();
  return (
    <ConfigProvider theme={antdTheme(mode)} {...(nonce === undefined ? {} : { csp: { nonce } })}>
      {children}
    </ConfigProvider>
  );
}
