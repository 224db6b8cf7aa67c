// What antd's components take from @ant-design/cssinjs where nothing is written at run time.
import { createContext } from 'react';

export const StyleContext = createContext({});
export const createTheme = () => ({});
export const unit = (value) => (typeof value === 'number' ? `${value}px` : value);
export class Keyframes {
  getName() {
    return '';
  }
}
