// Entry `shared-ui/overlay`: antd's layers above the page.
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as Modal } from 'antd/es/modal';
export { default as Tooltip } from 'antd/es/tooltip';
