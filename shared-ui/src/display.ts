// Entry `shared-ui/display`: what only shows something.
export { default as Alert } from 'antd/es/alert';
export { default as Badge } from 'antd/es/badge';
export { default as Breadcrumb } from 'antd/es/breadcrumb';
export { default as Card } from 'antd/es/card';
export { default as Descriptions } from 'antd/es/descriptions';
export { Empty } from './control/empty';
export { default as Result } from 'antd/es/result';
export { Skeleton } from './control/skeleton';
export { default as Statistic } from 'antd/es/statistic';
export { default as Tag } from 'antd/es/tag';
