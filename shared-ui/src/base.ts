// Entry `shared-ui/base`: what the sign-in page takes of antd, in the first bundle; the host puts KitProvider around everything.
export { KitProvider } from './antd/kit-provider';
export { Button } from './control/button';
export type { ButtonProps } from './control/button';
export { default as Form } from 'antd/es/form';
export { default as Input } from 'antd/es/input';
export type { InputRef } from 'antd/es/input';
export { default as Select } from 'antd/es/select';
export { PasswordInput } from './control/password-input';
