// Entry `shared-ui/choice`: controls beside those of `shared-ui/base`.
export { default as AutoComplete } from 'antd/es/auto-complete';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as InputNumber } from 'antd/es/input-number';
export { default as Radio } from 'antd/es/radio';
export { default as Segmented } from 'antd/es/segmented';
export { default as Upload } from 'antd/es/upload';
