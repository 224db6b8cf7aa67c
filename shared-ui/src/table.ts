// Entry `shared-ui/table`: antd's table, for lists that are not a data grid.
export { default as Table } from 'antd/es/table';
