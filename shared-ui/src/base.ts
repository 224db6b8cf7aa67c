// Entry `shared-ui/base`: antd's form controls. Built once, in the host: sharing antd itself costs
// twice the bytes or loses the theme. A component is added when a screen first needs it.
export { default as Button } from 'antd/es/button';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Form } from 'antd/es/form';
export { default as Input } from 'antd/es/input';
export { default as InputNumber } from 'antd/es/input-number';
export { default as Radio } from 'antd/es/radio';
export { default as Select } from 'antd/es/select';
