import { expect, it } from '@jest/globals';
import { findCopies } from './kit-check';

it('finds what a remote would bundle of antd, and nothing else', () => {
  const antd = '/suite/node_modules/.pnpm/antd@6/node_modules/antd/es/button/index.js';
  const picker = '/suite/node_modules/.pnpm/x/node_modules/@rc-component/picker/es/index.js';
  const own = ['/suite/remote-live/src/antd/page.tsx', 'consume-shared-module|default|shared-ui/base|^1.1.0'];
  expect(findCopies([antd, picker, ...own])).toEqual([antd, picker]);
});
