import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import Password, { type PasswordProps } from 'antd/es/input/Password';
import type { ReactNode } from 'react';

/** antd's password input, which can show what is typed; its own button bears the name, so the picture says nothing. */
export function PasswordInput(props: PasswordProps): ReactNode {
  return (
    <Password
      {...props}
      iconRender={(isShown) => {
        const Picture = isShown ? EyeOutlined : EyeInvisibleOutlined;
        return <Picture aria-hidden="true" aria-label={undefined} role="presentation" />;
      }}
    />
  );
}
