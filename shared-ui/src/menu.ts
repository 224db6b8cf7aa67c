// Entry `shared-ui/menu`: buttons that open a menu, which comes when it is first opened.
export { MenuButton } from './menu/menu-button';
export type { MenuButtonProps, MenuItem } from './menu/menu-button';
