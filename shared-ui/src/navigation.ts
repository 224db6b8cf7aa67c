// Entry `shared-ui/navigation`: ways to the parts of a page or of a list.
export { default as Menu } from 'antd/es/menu';
export { default as Pagination } from 'antd/es/pagination';
export { default as Tabs } from 'antd/es/tabs';
