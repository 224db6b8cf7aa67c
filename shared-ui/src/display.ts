// Entry `shared-ui/display`: antd's ways of showing things.
export { default as Alert } from 'antd/es/alert';
export { default as Empty } from 'antd/es/empty';
export { default as Skeleton } from 'antd/es/skeleton';
export { default as Tag } from 'antd/es/tag';
