// Entry `shared-ui/overlay`: what opens above the page.
export { SideSheet } from './dialog/side-sheet';
export type { SideSheetProps } from './dialog/side-sheet';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as Popconfirm } from 'antd/es/popconfirm';
export { default as Popover } from 'antd/es/popover';
export { default as Tooltip } from 'antd/es/tooltip';
export { MenuButton } from './menu/menu-button';
export type { MenuButtonProps, MenuItem } from './menu/menu-button';
